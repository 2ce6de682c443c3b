import type { Order } from '@deportivo/contracts/orders/order'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'

/** What a client still pays; nothing of an order that was paid beyond its price. */
export const owedOf = ({ total_balance }: Pick<Order, 'total_balance'>): number => Math.max(0, total_balance)

/** What becomes of money beyond the price, since lines were removed after it was paid. */
export function PaidBeyond({ order: { total_balance } }: { order: Pick<Order, 'total_balance'> }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    total_balance < 0 && <p role="note">{t('checkout.paid_beyond', { amount: money(-total_balance) })}</p>
  )
}
