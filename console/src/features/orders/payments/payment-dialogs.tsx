import type { BodyOf } from '@deportivo/contracts/route'
import type { Order } from '@deportivo/contracts/orders/order'
import { recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import { payRefund } from '@deportivo/contracts/orders/refunds'
import { CashierOfCashField, PaymentMethodField } from '../../../entities/order/steps/payment-fields.tsx'
import { useStepFile } from '../../../entities/order/steps/use-step-file.ts'
import type { StepFields } from '../../../entities/order/steps/use-steps.ts'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { MoneyField, TextAreaField } from '../../../shared/form/form-fields.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { ADD_FORM, REFUND_FORM, REJECT_FORM } from './payments.forms.ts'

interface Dialog {
  order: Order
  onChanged: (order: Order) => void
  onClose: () => void
}

/** The file that shows a payment, and when it is needed. */
function SupportField({ proof, help }: { proof: ReturnType<typeof useStepFile>; help: string }) {
  const t = useTexts()
  return (
    <>
      <FileChoice
        label={t('payment.support')}
        file={proof.file}
        share={proof.share}
        onChange={proof.setFile}
      />
      <p className="ad-soft ad-small">{help}</p>
    </>
  )
}

/** A later payment, with the support that its method needs. */
export function AddPaymentDialog({ order, onChanged, onClose }: Dialog) {
  const t = useTexts()
  const form = useContractForm<StepFields>(ADD_FORM, { amount: order.total_balance })
  const proof = useStepFile()
  const { isValid, isSubmitting, errors } = form.formState
  const submit = form.submit(async (fields) => {
    const body = { ...fields, version: order.version } as BodyOf<typeof recordPayment>
    const reply = await proof.sending(({ file, ...extra }) =>
      call(recordPayment, {
        params: { id: order.id },
        body,
        ...(file ? { file: { field: 'file', file } } : {}),
        ...extra,
      }),
    )
    onChanged(reply.data)
    showDone({ message: reply.message })
    onClose()
  })
  return (
    <FormDialog
      title={t('payment.add')}
      width={480}
      isModal
      submitText={t('payment.add')}
      canSubmit={isValid}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField control={form.control} name="amount" label={t('order.field.amount')} isWide />
      <PaymentMethodField control={form.control} />
      <CashierOfCashField control={form.control} />
      <SupportField proof={proof} help={t('payment.support_help')} />
    </FormDialog>
  )
}

/** Why a payment did not come. */
export function RejectPaymentDialog({
  order,
  paymentId,
  onChanged,
  onClose,
}: Dialog & { paymentId: number }) {
  const t = useTexts()
  const form = useContractForm<StepFields>(REJECT_FORM, {})
  const { isValid, isSubmitting, errors } = form.formState
  const submit = form.submit(async (fields) => {
    const reply = await call(rejectPayment, {
      params: { id: order.id, paymentId },
      body: { ...fields, version: order.version } as BodyOf<typeof rejectPayment>,
    })
    onChanged(reply.data)
    showDone({ message: reply.message })
    onClose()
  })
  return (
    <FormDialog
      title={t('payment.reject')}
      width={480}
      isModal
      intent="danger"
      submitText={t('payment.reject')}
      canSubmit={isValid}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('order.field.reason')}
        maxLength={1_000}
        autoFocus
        isWide
      />
    </FormDialog>
  )
}

/** How the money that is owed goes back to the client. */
export function PayRefundDialog({
  refund,
  onChanged,
  onClose,
}: Omit<Dialog, 'order'> & { refund: Order['refunds'][number] }) {
  const t = useTexts()
  const { money } = useFormats()
  const form = useContractForm<StepFields>(REFUND_FORM, {})
  const proof = useStepFile()
  const { isValid, isSubmitting, errors } = form.formState
  const submit = form.submit(async (fields) => {
    const body = fields as unknown as BodyOf<typeof payRefund>
    const reply = await proof.sending(({ file, ...extra }) =>
      call(payRefund, {
        params: { id: refund.id },
        body,
        ...(file ? { file: { field: 'file', file } } : {}),
        ...extra,
      }),
    )
    onChanged(reply.data)
    showDone({ message: reply.message })
    onClose()
  })
  return (
    <FormDialog
      title={t('refund.pay')}
      width={480}
      isModal
      submitText={t('refund.pay')}
      canSubmit={isValid}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('refund.owed', { amount: money(refund.amount) })}</p>
      <PaymentMethodField control={form.control} />
      <CashierOfCashField control={form.control} />
      <SupportField proof={proof} help={t('refund.support_help')} />
    </FormDialog>
  )
}
