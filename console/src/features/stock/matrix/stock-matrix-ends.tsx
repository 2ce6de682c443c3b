import type { Product } from '@deportivo/contracts/catalogue/products'
import type { MatrixSize } from '../../../entities/product/size-matrix/size-matrix.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { memo } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { totalsOf } from './stock-rows.ts'

const cellClass = ({ isApart }: MatrixSize) => `ad-stock__cell${isApart ? ' ad-stock__apart' : ''}`

interface Ends {
  products: readonly Product[]
  sizes: readonly MatrixSize[]
}

/** What there is of each size in all products. Not drawn again while one scrolls. */
export const Totals = memo(function Totals({ products, sizes }: Ends) {
  const t = useTexts()
  const { count } = useFormats()
  const totals = totalsOf(products)
  const all = sizes.reduce((sum, { id, isApart }) => (isApart ? sum : sum + (totals.get(id) ?? 0)), 0)
  return (
    <div role="rowgroup" className="ad-stock__foot">
      <div role="row" className="ad-stock__row">
        <div role="rowheader" className="ad-stock__name">
          {t('matrix.total')}
        </div>
        {sizes.map((size) => (
          <div key={size.id} role="cell" className={cellClass(size)}>
            {count(totals.get(size.id) ?? 0)}
          </div>
        ))}
        <div role="cell" className="ad-stock__cell ad-stock__sum">
          {count(all)}
        </div>
      </div>
    </div>
  )
})

/** The names of the sizes. */
export const Heads = memo(function Heads({ sizes }: Pick<Ends, 'sizes'>) {
  const t = useTexts()
  return (
    <div role="rowgroup" className="ad-stock__head">
      <div role="row" className="ad-stock__row">
        <div role="columnheader" className="ad-stock__name">
          {t('product.name')}
        </div>
        {sizes.map((size) => (
          <div key={size.id} role="columnheader" className={cellClass(size)}>
            {size.isApart ? t('menu.international') : size.name}
          </div>
        ))}
        <div role="columnheader" className="ad-stock__cell">
          {t('matrix.sum')}
        </div>
      </div>
    </div>
  )
})
