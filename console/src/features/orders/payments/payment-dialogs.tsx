import type { BodyOf, ReplyOf } from '@deportivo/contracts/route'
import type { Order } from '@deportivo/contracts/orders/order'
import { recordPayment } from '@deportivo/contracts/orders/payments'
import { payRefund } from '@deportivo/contracts/orders/refunds'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { CASH, needsSupport } from '@deportivo/lifecycle/payment-methods'
import type { ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { OpenCharge } from './open-charge.ts'
import { CashierOfCashField, PaymentMethodField } from '../../../entities/order/steps/payment-fields.tsx'
import { useAboveBalance } from '../../../entities/order/steps/above-balance.ts'
import { useOrderChange } from '../../../entities/order/steps/use-order-change.ts'
import { useSentFile } from '../../../shared/files/use-sent-file.ts'
import type { StepFields } from '../../../entities/order/steps/use-steps.ts'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import type { ContractForm } from '../../../shared/form/contract-form.ts'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { useOthersChanges } from '../../../shared/form/stale/use-others-changes.ts'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call, type CallInput } from '../../../shared/net/call.ts'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { ADD_FORM, REFUND_FORM } from './payments.forms.ts'
import { spareSupportOf } from './supports.ts'

interface Dialog {
  order: Order
  onChanged: (order: Order) => void
  onClose: () => void
}

interface Support {
  form: ReturnType<typeof useContractForm<StepFields>>
  proof: ReturnType<typeof useSentFile>
  help: string
}

/** The file that shows a payment, and when it is needed. */
function SupportField({ form, proof, help }: Support) {
  const t = useTexts()
  const error = form.formState.errors['file']?.message
  const choose = (file: File | null) => {
    proof.setFile(file)
    // The file is no field of the form: no other change would take its refusal away.
    if (error === undefined) return
    form.clearErrors('file')
    void form.trigger()
  }
  return (
    <>
      <FileChoice
        label={t('payment.support')}
        file={proof.file}
        share={proof.share}
        error={typeof error === 'string' ? error : undefined}
        onChange={choose}
      />
      <p className="ad-soft ad-small">{help}</p>
    </>
  )
}

type Reply = ReplyOf<typeof recordPayment>

interface Paying {
  title: string
  declared: ContractForm<StepFields>
  defaults?: StepFields
  supportHelp: string
  /** Methods that leave a support are recorded with it. */
  isSupportNeeded?: boolean
  isRegisterNeeded?: boolean
  /** The order that it pays. */
  order?: Order
  /** It pays no more than this. */
  most?: number
  send: (
    fields: StepFields,
    extra: Pick<CallInput<typeof recordPayment>, 'file' | 'onProgress'>,
  ) => Promise<Reply>
  children: (control: Control<StepFields>) => ReactNode
}

const isUnproved = (method: number, { file }: Support['proof']) => needsSupport(method) && file === null

/** Money that moves now: how, through which register, and the file that shows it. */
function PaymentDialog({
  title,
  declared,
  defaults = {},
  supportHelp,
  isSupportNeeded = false,
  isRegisterNeeded = false,
  order,
  most,
  send,
  children,
  onClose,
}: Paying & Pick<Dialog, 'onClose'>) {
  const t = useTexts()
  const form = useContractForm<StepFields>(declared, defaults, useAboveBalance(most))
  useOthersChanges(form, defaults)
  const proof = useSentFile()
  const [method, register] = useWatch({ control: form.control, name: ['payment_method', 'cashier_id'] })
  const missing = [
    isRegisterNeeded && method === CASH && !register && t('checkout.cashier'),
    isSupportNeeded && isUnproved(Number(method), proof) && t('payment.support'),
  ]
  const pay = async (fields: StepFields) => {
    const reply = await proof.sending(({ file, ...extra }) =>
      send(fields, { ...(file ? { file: { field: 'file', file } } : {}), ...extra }),
    )
    showDone({ message: reply.message })
  }
  return (
    <ContractDialog form={form} title={title} missing={missing} send={pay} onClose={onClose}>
      {children(form.control)}
      <PaymentMethodField control={form.control} />
      <CashierOfCashField control={form.control} isNeeded={isRegisterNeeded} {...(order ? { order } : {})} />
      <SupportField form={form} proof={proof} help={supportHelp} />
    </ContractDialog>
  )
}

/** A later payment, with the support that its method needs: of the order, or of what a return case of it charges. */
export function AddPaymentDialog({
  order,
  charge,
  onChanged,
  onClose,
}: Dialog & { charge?: OpenCharge | undefined }) {
  const t = useTexts()
  const change = useOrderChange(order, onChanged)
  const isThere = spareSupportOf(order) !== null
  const most = charge?.left ?? order.total_balance
  return (
    <PaymentDialog
      order={order}
      title={t(charge ? 'returns.charge_difference' : 'payment.add')}
      declared={ADD_FORM}
      defaults={{ amount: most }}
      most={most}
      onClose={onClose}
      supportHelp={t(isThere ? 'payment.support_is_there' : 'payment.support_help')}
      isSupportNeeded={!isThere}
      send={(fields, extra) => {
        const paid = { ...fields, ...(charge && { return_id: charge.return_id }) }
        return change((version) => {
          const body = { ...paid, version } as BodyOf<typeof recordPayment>
          return call(recordPayment, { params: { id: order.id }, body, ...extra })
        })
      }}
    >
      {(control) => (
        <>
          {charge && <p className="ad-soft">{returnCode(charge.return_id)}</p>}
          <MoneyField control={control} name="amount" label={t('order.field.amount')} isWide />
        </>
      )}
    </PaymentDialog>
  )
}

/** How the money that is owed goes back to the client. */
export function PayRefundDialog({
  refund,
  order,
  onChanged,
  onClose,
}: Omit<Dialog, 'order'> & {
  refund: Pick<Order['refunds'][number], 'id' | 'amount'>
  order: Pick<Order, 'id' | 'client_name'>
}) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <PaymentDialog
      title={t('refund.pay')}
      declared={REFUND_FORM}
      onClose={onClose}
      supportHelp={t('refund.support_help')}
      isRegisterNeeded
      send={async (fields, extra) => {
        const body = fields as unknown as BodyOf<typeof payRefund>
        const reply = await call(payRefund, { params: { id: refund.id }, body, ...extra })
        onChanged(reply.data)
        return reply
      }}
    >
      {() => (
        <Facts
          facts={[
            [t('stock.order'), <span className="ad-num">#{order.id}</span>],
            [t('board.client'), <bdi>{order.client_name}</bdi>],
            [t('refund.owed_amount'), <strong className="ad-num">{money(refund.amount)}</strong>],
          ]}
        />
      )}
    </PaymentDialog>
  )
}
