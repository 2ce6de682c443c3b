import { Checkbox } from '@blueprintjs/core'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Selection } from '../../shared/list/selection/use-selection.ts'
import './pick-product.css'

/** Chooses a product on its card. */
export function PickProduct({ product, selection }: { product: Product; selection: Selection<Product> }) {
  const t = useTexts()
  return (
    <Checkbox
      className="ad-pick-product"
      checked={selection.picked.has(product.id)}
      aria-label={t('share.select', { name: `${product.name} ${product.color_name}` })}
      onChange={(event) => selection.toggle([product], event.currentTarget.checked)}
    />
  )
}
