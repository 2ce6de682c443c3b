import { Button } from '@blueprintjs/core'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { useCallback, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { OrderFiles } from '../../attachment/order-files.tsx'
import { AttachmentPicture } from '../../attachment/attachment-viewer.tsx'
import { FormError } from '../../../shared/form/field.tsx'
import { TextAreaField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { isBlank, useContractForm } from '../../../shared/form/use-contract-form.ts'
import { paymentMethodName } from '../payment-method-name.ts'
import { aboveBalance } from '../steps/above-balance.ts'
import { reasonOf } from '../steps/reason-of.ts'
import { STEP_FORMS } from '../steps/step.forms.ts'
import type { StepFields } from '../steps/use-steps.ts'
import { pesosOrZero } from '../../../shared/language/typed-money.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import { waitingOf } from '../steps/waiting-payments.ts'
import { useOrder } from '../use-order.ts'
import './step-dialogs.css'
import { SubmitButton } from '../../../shared/form/submit/submit-button.tsx'

const supportsOf = (order: Order) =>
  order.attachments.filter((file) => file.type === ATTACHMENT_TYPES.payment_support)

const hasPayments = ({ payments }: Order): boolean => payments.some(({ status }) => status !== 'void')

/** What is booked when nothing else is entered: the payments that were recorded, or everything. */
const expectedAmount = (order: Order): number => (hasPayments(order) ? waitingOf(order) : order.total_balance)

const owedBefore = (order: Order): number => order.total_balance + waitingOf(order)

const leftOf = (order: Order, amount: unknown): number => owedBefore(order) - pesosOrZero(Number(amount ?? 0))

/** What the server would refuse of the amount: more than is owed, or a balance without its reason. */
function useMoneyFaults(order: Order, isCt: boolean) {
  const { money } = useFormats()
  return useCallback(
    ({ amount, balance_reason }: StepFields, t: Translate): Record<string, string> => {
      if (isCt) return {}
      const above = aboveBalance(amount, owedBefore(order), { t, money })
      if (above !== undefined) return { amount: above }
      const left = leftOf(order, amount)
      if (left <= 0 || !isBlank(balance_reason)) return {}
      return { balance_reason: t('order.refused.balance_left', { balance: money(left) }) }
    },
    [order, isCt, money],
  )
}

/** Asks why an order goes on with a balance, as soon as the amount leaves one. */
function BalanceReason({ order, control }: { order: Order; control: Control<StepFields> }) {
  const t = useTexts()
  const { money } = useFormats()
  const left = leftOf(order, useWatch({ control, name: 'amount' }))
  if (left <= 0) return null
  return (
    <TextAreaField
      control={control}
      name="balance_reason"
      label={t('board.balance_reason')}
      help={t('board.balance_left', { balance: money(left) })}
    />
  )
}

/** The proof, as large as it gets beside the figures it should show. */
function Proof({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useTexts()
  const newest = supportsOf(order)
    .filter((file) => file.state === 'clean')
    .at(-1)
  return (
    <div className="ad-stack">
      {newest && <AttachmentPicture key={newest.id} file={newest} />}
      <OrderFiles
        orderId={order.id}
        type={ATTACHMENT_TYPES.payment_support}
        attachments={order.attachments}
        canAdd
        emptyText={t('board.no_support')}
        onChanged={onChanged}
      />
    </div>
  )
}

function Money({ order }: { order: Order }) {
  const t = useTexts()
  const { money } = useFormats()
  const { total_value, voucher_value, total_balance } = order
  const paid = total_value - voucher_value - total_balance
  return (
    <Facts
      facts={[
        [t('board.client'), order.client_name],
        [t('board.payment'), paymentMethodName(order, t)],
        [t('board.total'), money(total_value)],
        ...(voucher_value > 0 ? [[t('board.voucher'), money(-voucher_value)] as const] : []),
        ...(paid === 0 ? [] : [[t('board.first_payment'), money(-paid)] as const]),
        [t('board.balance'), money(total_balance)],
        [t('board.seller'), order.seller_name],
      ]}
    />
  )
}

function ValidateForm({
  order,
  isCt,
  dialog: { card, step, take, onClose, onOther },
  onChanged,
}: {
  order: Order
  isCt: boolean
  dialog: StepDialogProps
  onChanged: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const confirmed = order.paid_confirmed
  const form = useContractForm<StepFields>(
    STEP_FORMS.validate_payment,
    isCt ? {} : { amount: expectedAmount(order) },
    useMoneyFaults(order, isCt),
  )
  const { isSubmitting, isValid, errors } = form.formState
  const [isRejecting] = useState(() =>
    order.next.some((next) => next.step === 'reject_payment' && next.allowed),
  )
  const wanted = order.next.find((next) => next.step === step)
  const blocked = wanted ? reasonOf(wanted) : null
  const submit = form.submit(async (fields) => {
    await take({ ...card, version: Math.max(card.version, order.version) }, { step, fields })
    onClose()
  })
  return (
    <form className="ad-validate" onSubmit={(event) => void submit(event)}>
      <Proof order={order} onChanged={onChanged} />
      <div className="ad-stack ad-validate__side">
        <Money order={order} />
        {isCt ? (
          <p className="ad-note">{t('board.ct_books_nothing')}</p>
        ) : (
          <>
            <MoneyField
              control={form.control}
              name="amount"
              label={t('board.amount_received')}
              help={confirmed > 0 ? t('board.confirmed_before', { amount: money(confirmed) }) : undefined}
              isWide
            />
            <BalanceReason order={order} control={form.control} />
          </>
        )}
        <FormError message={errors.root?.message} />
        <SubmitButton
          form={form}
          text={t('order.action.validate_payment')}
          size="large"
          fill
          isValid={isValid}
          reason={blocked}
          isBusy={isSubmitting}
        />
        {isRejecting && (
          <Button variant="minimal" intent="danger" fill onClick={() => onOther('reject_payment')}>
            {t('order.action.reject_payment')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The receipt beside the figures: what was paid is seen before it is booked. */
export function ValidateDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { card, onClose } = dialog
  const { data, error, refresh } = useOrder(card.id, card.version)
  return (
    <AppDialog title={t('board.validate_title', { id: card.id })} onClose={onClose} width={880} isModal>
      {error && !data && <ErrorState error={error} onRetry={refresh} isCompact />}
      {!data && !error && <Skeleton height={320} />}
      {data && <ValidateForm order={data} isCt={card.is_ct} dialog={dialog} onChanged={refresh} />}
    </AppDialog>
  )
}
