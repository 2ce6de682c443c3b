import { MOST_UNITS, withQuantity, type WantedLine } from './order-storage.ts'
import { Price } from './price.tsx'
import { useOrder } from './use-order.ts'
import { useWords } from './words.ts'

function OrderLine({ line }: { line: WantedLine }) {
  const t = useWords()
  const { change } = useOrder()
  const { name, color, size, price, quantity } = line
  const set = (units: number) => change((now) => withQuantity(now, line, units))
  return (
    <li className="pc-line-of">
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p className="pc-soft">
          {t('public_page.size', { size })} · <bdi>{color}</bdi> · <Price pesos={price} />
        </p>
      </div>
      <div className="pc-steps">
        <button
          type="button"
          className="pc-button"
          aria-label={t('public_page.fewer', { name, size })}
          onClick={() => set(quantity - 1)}
        >
          −
        </button>
        <span role="status">{quantity}</span>
        <button
          type="button"
          className="pc-button"
          aria-label={t('public_page.more', { name, size })}
          disabled={quantity >= MOST_UNITS}
          onClick={() => set(quantity + 1)}
        >
          +
        </button>
      </div>
    </li>
  )
}

/** What the visitor chose; one unit less than one leaves it out. */
export function OrderLines() {
  const { order } = useOrder()
  return (
    <ul className="pc-lines">
      {order.lines.map((line) => (
        <OrderLine key={`${line.product_id}/${line.size}`} line={line} />
      ))}
    </ul>
  )
}
