import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useTexts } from '../../shared/language/texts.tsx'
import { rowsOf, sizesOf } from './sizes/size-grid.ts'
import '../../entities/product/size-matrix.css'

/** What is available of a product: stores as rows, sizes as columns. */
export function ProductStock({ product }: { product: Product }) {
  const t = useTexts()
  const sizes = sizesOf(product).filter(({ isApart }) => !isApart)
  const abroad = product.sizes.find(({ id }) => id === INTERNATIONAL_SIZE_ID)?.quantity ?? 0
  return (
    <>
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
    </>
  )
}
