import { ChevronDown, ChevronRight } from '@blueprintjs/icons'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { MatrixSize } from '../../../entities/product/size-matrix/size-matrix.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { Store } from '../../../shared/state/store.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import type { Cell } from './cells.ts'
import { cellKey, missingSizes, type StockRow } from './stock-rows.ts'

/** At this count or less there is soon nothing left. */
const LOW_STOCK = 2

const toneOf = (units: number) =>
  units === 0 ? ' ad-stock__cell--none' : units <= LOW_STOCK ? ' ad-stock__cell--low' : ''

interface StockMatrixRowProps {
  row: StockRow
  index: number
  sizes: readonly MatrixSize[]
  isOpen: boolean
  /** The cell that the keyboard is at, in any row. */
  reached: Store<Cell | null>
  /** The column where Tab enters the rows that are drawn, while that cell is in none of them; null: in another row. */
  entry: number | null
  changed: ReadonlySet<string>
  onToggle: (productId: number) => void
  /** In pixels, as `start`, which is from the first row. */
  height: number | undefined
  start: number
}

/** Not drawn again when a key moves within its row, or leaves it. */
const ProductName = memo(function ProductName({
  row,
  isOpen,
  onToggle,
}: Pick<StockMatrixRowProps, 'row' | 'isOpen' | 'onToggle'>) {
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
})

const cellClass = (units: number, isApart: boolean | undefined) =>
  `ad-stock__cell${isApart ? ' ad-stock__apart' : ''}${toneOf(units)}`

/**
 * What is available of a product, or of it in one store, by size. Drawn again only where one of its numbers changed. No
 * row of a table: a browser lays out the whole of a table for each row that comes or goes. A product has some of forty
 * sizes; of the others there is no cell.
 */
export const StockMatrixRow = memo(function StockMatrixRow({
  row,
  index,
  sizes,
  isOpen,
  reached,
  entry,
  changed,
  onToggle,
  height,
  start,
}: StockMatrixRowProps) {
  const { count } = useFormats()
  const at = useSelected(reached, (cell) => (cell?.row === index ? cell.column : null))
  const tabbed = at ?? entry
  const isStore = row.store !== null
  return (
    <div
      role="row"
      // After the heads.
      aria-rowindex={index + 2}
      style={{ height, transform: `translateY(${start}px)` }}
      className={`ad-stock__row ad-stock__row--placed${isStore ? ' ad-stock__store' : ''}`}
    >
      <div role="rowheader" aria-colindex={1} className={`ad-stock__name${isStore ? ' ad-truncate' : ''}`}>
        {isStore ? row.store : <ProductName row={row} isOpen={isOpen} onToggle={onToggle} />}
      </div>
      {sizes.map(({ id, isApart }, column) => {
        const units = row.available.get(id)
        if (units === undefined) return null
        return (
          <div
            key={id}
            role="cell"
            aria-colindex={column + 2}
            style={{ gridColumn: column + 2 }}
            data-at={`${index}:${column}`}
            tabIndex={tabbed === column ? 0 : -1}
            className={cellClass(units, isApart)}
          >
            {changed.has(cellKey(row.key, id)) ? (
              // Another number is another flash.
              <span key={units} className="ad-stock__units ad-matrix__stock--changed">
                {count(units)}
              </span>
            ) : (
              count(units)
            )}
          </div>
        )
      })}
      <div role="cell" aria-colindex={sizes.length + 2} className="ad-stock__cell ad-stock__sum">
        {count(row.total)}
      </div>
    </div>
  )
})
