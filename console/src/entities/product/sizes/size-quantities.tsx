import type { Product } from '@deportivo/contracts/catalogue/products'
import { WholeInput } from '../../../shared/form/whole/whole-input.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { TypedSizes } from './typed-sizes.ts'
import './size-quantities.css'

/** How many there are of each size of a product, typed; an empty size stays out. */
export function SizeQuantities({
  product,
  typed,
  most,
  placeholderOf,
  onType,
}: {
  product: Pick<Product, 'name' | 'sizes'>
  typed: TypedSizes
  /** Of one size. */
  most: number
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
            <WholeInput
              className="bp6-input bp6-large ad-num"
              most={most}
              aria-label={t('count.counted_of', { name: `${product.name} ${name}` })}
              placeholder={placeholderOf?.(id)?.toString()}
              value={typed[id] ?? null}
              onChange={(quantity) => onType({ ...typed, [id]: quantity })}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
