import type { Order } from '@deportivo/contracts/orders/order'
import { useTexts } from '../../shared/language/texts.tsx'
import type { ShortLine } from './use-checkout.ts'

/** Lines that ran out while the order was being built. */
export function Shortage({ lines, order }: { lines: readonly ShortLine[]; order: Order }) {
  const t = useTexts()
  if (lines.length === 0) return null
  const lineOf = (short: ShortLine) =>
    order.products.find(
      (line) =>
        line.id === short.line_id || (line.product_id === short.product_id && line.size_id === short.size_id),
    )
  return (
    <div className="ad-form__error" role="alert">
      {t('checkout.short')}
      <ul>
        {lines.map((short, index) => (
          <li key={index}>
            {t('checkout.short_line', {
              product: lineOf(short)?.product_name ?? '',
              size: short.size_name ?? lineOf(short)?.size_name ?? '',
              available: short.available,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
