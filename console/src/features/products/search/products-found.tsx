import type { Product } from '@deportivo/contracts/catalogue/products'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../shared/ui/status/states.tsx'
import { ProductCard } from '../product-card.tsx'

function SkeletonCard() {
  return (
    <li className="ad-card ad-product" aria-hidden>
      <Skeleton height={180} />
      <div className="ad-product__body">
        <Skeleton width="80%" />
        <Skeleton width="40%" height={11} />
        <Skeleton width="55%" height={18} />
        <Skeleton width="90%" height={16} />
      </div>
    </li>
  )
}

/** The cards of a search, or their grey places while nothing is known yet. */
export function ProductsFound({
  rows,
  skeletons,
  codeKey,
  onPick,
  onCard,
}: {
  rows: readonly Product[] | undefined
  skeletons: number
  codeKey: string
  onPick: (product: Product) => void
  onCard?: ((product: Product) => ReactNode) | undefined
}) {
  return (
    <ul className="ad-products ad-plain-list" aria-busy={rows === undefined}>
      {rows === undefined
        ? Array.from({ length: skeletons }, (_, index) => <SkeletonCard key={index} />)
        : rows.map((product) => (
            <ProductCard key={product.id} product={product} codeKey={codeKey} onPick={onPick}>
              {onCard?.(product)}
            </ProductCard>
          ))}
    </ul>
  )
}
