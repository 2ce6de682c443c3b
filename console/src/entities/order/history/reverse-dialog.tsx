import type { HistoryEntry } from '@deportivo/contracts/orders/history'
import type { Order } from '@deportivo/contracts/orders/order'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { useOrderChange } from '../steps/use-order-change.ts'
import { ReasonDialog } from '../dialogs/reason-dialog.tsx'
import { VoucherReturns } from '../dialogs/voucher-returns.tsx'
import { REVERSE_FORM } from './history.forms.ts'

/** Reverses the newest step long after it was taken: with a reason, which the history shows. */
export function ReverseDialog({
  order,
  entry,
  onChanged,
  onClose,
}: {
  /** A row of a list has no payments: what vouchers paid is shown where the whole order is. */
  order: Pick<Order, 'id' | 'version'> | Order
  entry: Pick<HistoryEntry, 'step_name'>
  onChanged: (order: Order) => void
  onClose: () => void
}) {
  const t = useTexts()
  const change = useOrderChange(order, onChanged)
  const reverse = async (fields: { reason: string }) => {
    const { message } = await change((version) =>
      call(undoStep, { params: { id: order.id }, body: { ...fields, version } }),
    )
    showDone({ message })
  }
  return (
    <ReasonDialog
      declared={REVERSE_FORM}
      title={t('order.reverse_title', { step: entry.step_name })}
      submitText={t('order.reverse')}
      lead={t('order.reverse_text', { id: order.id })}
      send={reverse}
      onClose={onClose}
    >
      {'payments' in order && <VoucherReturns order={order} />}
    </ReasonDialog>
  )
}
