import type { Order } from '@deportivo/contracts/orders/order'
import type { Payment } from '@deportivo/contracts/orders/payment'
import { rejectPayment } from '@deportivo/contracts/orders/payments'
import { ReasonDialog } from '../../../entities/order/dialogs/reason-dialog.tsx'
import { useOrderChange } from '../../../entities/order/steps/use-order-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { REJECT_FORM } from './payments.forms.ts'

/** Why a payment did not come. */
export function RejectPaymentDialog({
  order,
  payment,
  onChanged,
  onClose,
}: {
  order: Pick<Order, 'id' | 'version'> & Partial<Pick<Order, 'state_id'>>
  payment: Pick<Payment, 'id' | 'amount'>
  onChanged: (order: Order) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const change = useOrderChange(order, onChanged)
  const reject = async (fields: { reason: string }) => {
    const params = { id: order.id, paymentId: payment.id }
    const { message } = await change((version) =>
      call(rejectPayment, { params, body: { ...fields, version } }),
    )
    showDone({ message })
  }
  return (
    <ReasonDialog
      declared={REJECT_FORM}
      title={t('payment.reject')}
      lead={t('payment.reject_text', { amount: money(payment.amount) })}
      send={reject}
      onClose={onClose}
    />
  )
}
