import type { Product } from '@deportivo/contracts/catalogue/products'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { ProductPicture } from '../../../entities/product/product-picture.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { describe } from '../../../entities/product/describe.ts'
import { priceFor } from '../../../entities/product/prices/price-for.ts'
import { ProductStock } from '../../../entities/product/stock/product-stock.tsx'
import '../../../entities/product/product-summary.css'

/** What there is of a product, store by store; nothing can be changed here. */
export function ProductDetailDialog({
  product,
  codeKey,
  onClose,
}: {
  product: Product
  codeKey: string
  onClose: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <AppDialog title={product.name} onClose={onClose} width={820}>
      <div className="ad-stack">
        <div className="ad-product-summary">
          <ProductPicture url={product.photos[0]} name={product.name} />
          <div className="ad-product-summary__what ad-stack">
            <p className="ad-soft">
              <Dots>{describe(product, t)}</Dots>
            </p>
            <strong className="ad-product__price ad-num">{money(priceFor(product, codeKey))}</strong>
            {product.description && <p>{product.description}</p>}
          </div>
        </div>
        <h3>{t('products.stock_by_store')}</h3>
        <ProductStock product={product} />
      </div>
    </AppDialog>
  )
}
