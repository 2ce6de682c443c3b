import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import { unitsOf, withOneMore } from './order-storage.ts'
import { useOrder } from './use-order.ts'
import { useWords } from './words.ts'

/** 'Lo quiero': the sizes, each of which adds one unit of it to the order. */
export function WantIt({ product }: { product: PublicProduct }) {
  const t = useWords()
  const { order, change } = useOrder()
  const { id, sizes, name } = product
  const lines = order.lines.filter(({ product_id }) => product_id === id)
  const units = unitsOf({ lines })
  return (
    <div className="pc-want">
      <p className="pc-want__label pc-no-print">
        {t('public_page.want_it')}
        <span role="status">{units > 0 && ` · ${t('public_page.in_order', { units })}`}</span>
      </p>
      <div className="pc-sizes" role="group" aria-label={t('public_page.want_it_of', { name })}>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            className={`pc-button pc-size${lines.some((line) => line.size === size) ? ' pc-size--chosen' : ''}`}
            onClick={() => change((now) => withOneMore(now, product, size))}
          >
            {size}
          </button>
        ))}
      </div>
    </div>
  )
}
