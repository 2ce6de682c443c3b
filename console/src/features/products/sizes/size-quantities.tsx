import type { Product } from '@deportivo/contracts/catalogue/products'
import { quantityOf } from '../../../shared/form/quantity.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { TypedSizes } from './typed-sizes.ts'
import './size-quantities.css'

/** How many there are of each size of a product, typed; an empty size stays out. */
export function SizeQuantities({
  product,
  typed,
  placeholderOf,
  onType,
}: {
  product: Pick<Product, 'name' | 'sizes'>
  typed: TypedSizes
  /** What is known of a size before. */
  placeholderOf?: (sizeId: number) => number | null | undefined
  onType: (typed: TypedSizes) => void
}) {
  const t = useTexts()
  return (
    <ul className="ad-plain-list ad-size-quantities">
      {product.sizes.map(({ id, name }) => (
        <li key={id}>
          <label>
            <span>{name}</span>
            <input
              className="bp6-input bp6-large ad-num"
              inputMode="numeric"
              autoComplete="off"
              aria-label={t('count.counted_of', { name: `${product.name} ${name}` })}
              placeholder={placeholderOf?.(id)?.toString()}
              value={typed[id] ?? ''}
              onChange={(event) => onType({ ...typed, [id]: quantityOf(event.target.value) })}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
