import type { Order } from '@deportivo/contracts/orders/order'
import type { Control } from 'react-hook-form'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextAreaField, TextField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { CashierOfCashField, PaymentMethodField } from '../steps/payment-fields.tsx'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import {
  endsSale,
  fieldsOf,
  isFinal,
  isRequired,
  kindOf,
  needsFile,
  needsOrder,
  returnsVoucher,
  type StepField,
} from '../steps/step-fields.ts'
import { STEP_FORMS } from '../steps/step.forms.ts'
import { useSentFile } from '../../../shared/files/use-sent-file.ts'
import type { StepFields } from '../steps/use-steps.ts'
import { useOrder } from '../use-order.ts'
import { EndOfSale } from './end-of-sale.tsx'
import { fileLabelOf, hasProof, StepFileField } from './step-file-field.tsx'
import { Subject } from './subject.tsx'
import { VoucherReturns } from './voucher-returns.tsx'

function StepFieldControl({
  order,
  field,
  control,
  isRequired,
  isFirst,
}: {
  order: StepDialogProps['card']
  field: StepField
  control: Control<StepFields>
  isRequired: boolean
  isFirst: boolean
}) {
  const t = useTexts()
  if (field === 'payment_method')
    return <PaymentMethodField control={control} isOptional={!isRequired} help={t('payment.method_help')} />
  if (field === 'cashier_id')
    return <CashierOfCashField control={control} order={order} help={t('checkout.cashier_help')} />
  const bound = {
    control,
    name: field,
    label: t(`order.field.${field}`),
    isOptional: !isRequired,
  }
  switch (kindOf(field)) {
    case 'money':
      return <MoneyField {...bound} isWide />
    case 'long':
      return <TextAreaField {...bound} autoFocus={isFirst} />
    case 'text':
      return <TextField {...bound} isWide maxLength={120} autoFocus={isFirst} />
  }
}

/** The file that goes with a step, and whether the step is proved by it or by what the order has. */
function useProof({
  card,
  step,
  order,
}: Pick<StepDialogProps, 'card' | 'step'> & { order?: Order | undefined }) {
  const proof = useSentFile()
  const isThere = hasProof(card, step, order)
  return { proof, isThere, isProved: !needsFile(step) || proof.file !== null || isThere }
}

/** What happens to the money of an order, before its step is taken. */
function MoneyThatReturns({ step, order }: Pick<StepDialogProps, 'step'> & { order: Order }) {
  if (endsSale(step)) return <EndOfSale order={order} />
  return returnsVoucher(step) ? <VoucherReturns order={order} /> : null
}

type Props = StepDialogProps & { intent: 'primary' | 'danger' }

/** Whether a step books the money that a carrier collected: the balance, unless the caller gives a reason. */
const booksCollected = ({ card, step }: Props): boolean => card.is_ct && fieldsOf(step).includes('amount')

/** Asks what a step needs to know and to see, straight from the step's contract, and shows its refusals on the fields. */
export function PlainStepDialog(dialog: Props) {
  const { card, step, take, intent, onClose } = dialog
  const t = useTexts()
  const { money } = useFormats()
  const fields = fieldsOf(step)
  const owes = booksCollected(dialog)
  const form = useContractForm<StepFields>(STEP_FORMS[step], owes ? { amount: card.total_balance } : {})
  const { data: order } = useOrder(needsOrder(step) ? card.id : null, card.version)
  const { proof, isThere, isProved } = useProof({ card, step, order })
  return (
    <ContractDialog
      form={form}
      title={t(`order.action.${step}`)}
      intent={intent}
      {...(step === 'cancel' && { cancelText: t('order.keep') })}
      missing={[!isProved && fileLabelOf(step, t)]}
      shownRefusal={proof.refused}
      send={(values) => proof.sending((extra) => take(card, { step, fields: values, ...extra }))}
      onClose={onClose}
    >
      <Subject card={card} />
      {owes && <p className="ad-note">{t('board.ct_hint', { balance: money(card.total_balance) })}</p>}
      {order && <MoneyThatReturns step={step} order={order} />}
      {isFinal(step) && <p className="ad-soft">{t('order.no_way_back')}</p>}
      {fields.map((field, index) => (
        <StepFieldControl
          key={field}
          order={card}
          field={field}
          control={form.control}
          isRequired={isRequired(step, field)}
          isFirst={index === 0}
        />
      ))}
      {needsFile(step) && <StepFileField step={step} isThere={isThere} proof={proof} />}
    </ContractDialog>
  )
}
