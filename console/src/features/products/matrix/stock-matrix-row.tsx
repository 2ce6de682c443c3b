import { ChevronDown, ChevronRight } from '@blueprintjs/icons'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { MatrixSize } from '../../../entities/product/size-matrix.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { cellKey, missingSizes, type StockRow } from './stock-rows.ts'

/** At this count or less there is soon nothing left. */
const LOW_STOCK = 2

const toneOf = (units: number) =>
  units === 0 ? ' ad-stock__units--none' : units <= LOW_STOCK ? ' ad-stock__units--low' : ''

interface StockMatrixRowProps {
  row: StockRow
  index: number
  sizes: readonly MatrixSize[]
  isOpen: boolean
  /** Which of its cells Tab reaches; null: none. */
  reached: number | null
  changed: ReadonlySet<string>
  onToggle: (productId: number) => void
  height: number | undefined
}

function ProductName({ row, isOpen, onToggle }: Pick<StockMatrixRowProps, 'row' | 'isOpen' | 'onToggle'>) {
  const t = useTexts()
  const { product } = row
  const missing = missingSizes(product)
  return (
    <span className="ad-stock__product">
      <button
        type="button"
        className="ad-stock__toggle"
        aria-expanded={isOpen}
        aria-label={t('products.matrix_stores', { name: product.name })}
        disabled={product.stores.length === 0}
        onClick={() => onToggle(product.id)}
      >
        {isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
      </button>
      <span className="ad-stock__names">
        <Link className="ad-table__strong ad-truncate" to={paths.productDetail(product.id)}>
          {product.name}
        </Link>
        <span className="ad-table__sub ad-truncate">
          {product.reference_name} · {product.color_name}
        </span>
        {missing.length > 0 && (
          <span className="ad-tag ad-tag--warning ad-stock__broken">
            {t('products.broken_run', { sizes: missing.join(', ') })}
          </span>
        )}
      </span>
    </span>
  )
}

/** What is available of a product, or of it in one store, by size. Drawn again only where one of its numbers changed. */
export const StockMatrixRow = memo(function StockMatrixRow({
  row,
  index,
  sizes,
  isOpen,
  reached,
  changed,
  onToggle,
  height,
}: StockMatrixRowProps) {
  const { count } = useFormats()
  return (
    <tr style={{ height }} className={row.store === null ? undefined : 'ad-stock__store'}>
      <th scope="row" className={row.store === null ? undefined : 'ad-truncate'}>
        {row.store === null ? <ProductName row={row} isOpen={isOpen} onToggle={onToggle} /> : row.store}
      </th>
      {sizes.map(({ id, isApart }, column) => {
        const units = row.available.get(id)
        return (
          <td
            key={id}
            data-at={`${index}:${column}`}
            tabIndex={reached === column ? 0 : -1}
            className={isApart ? 'ad-matrix__apart' : undefined}
          >
            {units !== undefined && (
              <span
                // Another number is another flash.
                key={units}
                className={`ad-stock__units${toneOf(units)}${changed.has(cellKey(row.key, id)) ? ' ad-matrix__stock--changed' : ''}`}
              >
                {count(units)}
              </span>
            )}
          </td>
        )
      })}
      <td className="ad-stock__sum">{count(row.total)}</td>
    </tr>
  )
})
