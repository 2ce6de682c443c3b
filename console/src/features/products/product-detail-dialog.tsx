import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useTexts } from '../../shared/language/texts.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { ProductPicture } from '../../entities/product/product-picture.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { describe } from './describe.ts'
import { priceFor } from './price-for.ts'
import { rowsOf, sizesOf } from './sizes/size-grid.ts'
import '../../entities/product/size-matrix.css'
import './add-product-dialog.css'

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
  const sizes = sizesOf(product).filter(({ isApart }) => !isApart)
  const abroad = product.sizes.find(({ id }) => id === INTERNATIONAL_SIZE_ID)?.quantity ?? 0
  return (
    <AppDialog title={product.name} onClose={onClose} width={820}>
      <div className="ad-stack">
        <div className="ad-add__head">
          <ProductPicture url={product.photos[0]} name={product.name} />
          <div className="ad-add__what ad-stack">
            <p className="ad-soft">{describe(product, t)}</p>
            <strong className="ad-product__price ad-num">{money(priceFor(product, codeKey))}</strong>
            {product.description && <p>{product.description}</p>}
          </div>
        </div>
        <h3>{t('products.stock_by_store')}</h3>
        <div
          className="ad-matrix-wrap"
          // On a phone it is pushed sideways, with the keyboard too.
          tabIndex={0}
          role="region"
          aria-label={t('products.stock_by_store')}
        >
          <table className="ad-matrix">
            <thead>
              <tr>
                <th scope="col">{t('product.stores')}</th>
                {sizes.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf(product).map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name}</th>
                  {sizes.map(({ id }) => (
                    <td key={id} className={row.available.get(id) ? undefined : 'ad-soft'}>
                      {row.available.get(id) ?? '·'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {abroad > 0 && <p>{t('products.international_stock', { count: abroad })}</p>}
      </div>
    </AppDialog>
  )
}
