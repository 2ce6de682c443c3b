import type { Product } from '@deportivo/contracts/catalogue/products'
import type { Translate } from '../../shared/language/texts.tsx'

/** What distinguishes a product besides its name. */
export const describe = (product: Product, t: Translate): string[] => [
  product.reference_name,
  product.brand_name,
  product.color_name,
  t('products.id', { id: product.id }),
]
