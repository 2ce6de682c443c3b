import type { Product } from '@deportivo/contracts/catalogue/products'
import type { ReactNode } from 'react'
import { useKeys } from '../../../shared/hooks/use-keys.ts'
import { Skeleton } from '../../../shared/ui/status/states.tsx'
import { ProductCard } from '../product-card.tsx'

function SkeletonCard({ isRow }: { isRow: boolean }) {
  return (
    <li className="ad-card ad-product" aria-hidden>
      <Skeleton {...(isRow ? { width: 60, height: 58 } : { height: 180 })} />
      <div className="ad-product__body">
        <Skeleton width="80%" />
        <Skeleton width="40%" height={11} />
        <Skeleton width="55%" height={18} />
        <Skeleton width="90%" height={16} />
      </div>
    </li>
  )
}

/** Presses what a selector finds in the card that has the focus. */
const press = (selector: string) => () =>
  document.activeElement?.closest('.ad-product')?.querySelector<HTMLElement>(selector)?.click()

/** Keys on a card: `x` chooses it where it can be chosen, `c` copies the address of its video. */
const CARD_KEYS = { x: press('input[type=checkbox]'), c: press('.ad-product__copy') }

/** The cards of a search, or rows of the same with the sizes across; their grey places while nothing is known yet. */
export function ProductsFound({
  rows,
  skeletons,
  codeKey,
  areRows = false,
  onPick,
  onCard,
}: {
  rows: readonly Product[] | undefined
  skeletons: number
  codeKey: string
  areRows?: boolean
  onPick: (product: Product) => void
  onCard?: ((product: Product) => ReactNode) | undefined
}) {
  useKeys(CARD_KEYS)
  return (
    <ul
      className={`ad-plain-list ad-products${areRows ? ' ad-products--rows' : ''}`}
      aria-busy={rows === undefined}
    >
      {rows === undefined
        ? Array.from({ length: skeletons }, (_, index) => <SkeletonCard key={index} isRow={areRows} />)
        : rows.map((product) => (
            <ProductCard key={product.id} product={product} codeKey={codeKey} onPick={onPick}>
              {onCard?.(product)}
            </ProductCard>
          ))}
    </ul>
  )
}
