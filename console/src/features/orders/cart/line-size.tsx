import type { OrderLine } from '@deportivo/contracts/orders/order'
import { useTexts } from '../../../shared/language/texts.tsx'
import { QuantityInput } from './quantity-input.tsx'

/** Stock is held only while an order is being built; afterwards a missing hold means nothing. */
export const isUnheld = (line: OrderLine) => line.held < line.quantity

/** A size with its quantity, and what is left of it in the store of its line. */
export function LineSize({
  line,
  available,
  onChange,
}: {
  line: OrderLine
  available: number | undefined
  /** Absent: it can only be read. */
  onChange?: (quantity: number) => void
}) {
  const t = useTexts()
  if (!onChange)
    return (
      <span className="ad-cart__size">
        <span className="ad-cart__size-name">{line.size_name}</span>
        <span className="ad-cart__fixed">{line.quantity}</span>
      </span>
    )
  return (
    <span className="ad-cart__size" data-unheld={isUnheld(line)}>
      <span>
        <span className="ad-cart__size-name">{line.size_name}</span>
        <span className="ad-cart__free ad-num" data-none={available === 0}>
          {available !== undefined && t('cart.left', { count: available })}
        </span>
      </span>
      <QuantityInput
        quantity={line.quantity}
        label={t('sale.quantity_of', { name: line.product_name, size: line.size_name })}
        onChange={onChange}
      />
    </span>
  )
}
