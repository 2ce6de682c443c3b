import { useTexts, type Translate } from '../../shared/language/texts.tsx'

interface Props {
  product: string
  size: string
  /** Of it; without one, it is named alone. */
  quantity?: number | undefined
}

/** A size of a product: `Zancada, talla 40 × 2`. Two numbers beside each other would be read as one. */
export const productSize = (t: Translate, { product, size, quantity }: Props): string =>
  `${t('product.in_size', { product, size })}${quantity === undefined ? '' : ` × ${quantity}`}`

export function ProductSize(named: Props) {
  return <bdi>{productSize(useTexts(), named)}</bdi>
}
