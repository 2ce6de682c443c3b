import type { Product } from '@deportivo/contracts/catalogue/products'
import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import { ProductPicture } from '../../../entities/product/product-picture.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { describe } from '../../../entities/product/describe.ts'
import './product-head.css'

/** A product's photos, what it is and what it costs, as far as the user may know. */
export function ProductHead({ product }: { product: Product }) {
  const t = useTexts()
  const { money } = useFormats()
  const { codes, minimal_price, cost, dispatch_time, category_name, subcategory_name, video_url } = product
  const prices = PRICE_CODE_KEYS.toReversed().flatMap((key): [string, string][] => {
    const code = codes[key]
    return code ? [[t(`code.${key}`), money(code.value)]] : []
  })
  const minimal: [string, string][] =
    minimal_price === undefined ? [] : [[t('product.minimal_price'), money(minimal_price)]]
  const costs: [string, string][] = typeof cost === 'number' ? [[t('product.cost'), money(cost)]] : []
  return (
    <section className="ad-card ad-card--padded ad-product-head">
      <div className="ad-product-head__photos">
        {product.photos.map((url) => (
          <ProductPicture key={url} url={url} name={product.name} />
        ))}
      </div>
      <div className="ad-stack">
        <p className="ad-soft">
          <Dots>
            {`${category_name}, ${subcategory_name}`}
            {describe(product, t)}
          </Dots>
        </p>
        <Facts facts={[...prices, ...minimal, ...costs]} />
        {product.description && <p className="ad-product-head__text">{product.description}</p>}
        <p className="ad-soft ad-small">{t('products.dispatch_time', { days: dispatch_time })}</p>
        {video_url && (
          <a className="ad-truncate" href={video_url} target="_blank" rel="noreferrer">
            {video_url}
          </a>
        )}
      </div>
    </section>
  )
}
