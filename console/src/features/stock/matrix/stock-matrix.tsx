import { Checkbox } from '@blueprintjs/core'
import { listSizes } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { MatrixSize } from '../../../entities/product/size-matrix/size-matrix.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { Skeleton } from '../../../shared/ui/status/states.tsx'
import { StockMatrixRow } from './stock-matrix-row.tsx'
import { cellBeyond } from './cells.ts'
import { Heads, Totals } from './stock-matrix-ends.tsx'
import { missingSizes, stockRows, stockSizes, totalsOf, type StockRow } from './stock-rows.ts'
import { useCellKeys } from './use-cell-keys.ts'
import { useLiveStock, type ProductRows } from '../../../entities/product/stock/use-live-stock.ts'
import { useStockChanges } from './use-stock-changes.ts'
import '../../../entities/product/size-matrix/size-matrix.css'
import './stock-matrix.css'

/** In pixels, as the style sheet has them: a row that had to be measured would be laid out while one scrolls. */
const ROW_HEIGHTS = {
  comfortable: { product: 48, broken: 72, store: 33 },
  compact: { product: 32, broken: 54, store: 28 },
} as const
/** Rows drawn beyond the edge: fewer, and a quick wheel sees white. */
const BEYOND = 6
/** Of columns with up to three digits, in pixels. */
const WIDTHS = { size: 46, apart: 104, sum: 68 } as const
const DIGIT_PX = 9
const PADDING_PX = 10

const heightOf = ({ store, product }: StockRow, density: keyof typeof ROW_HEIGHTS) => {
  const heights = ROW_HEIGHTS[density]
  if (store !== null) return heights.store
  return missingSizes(product).length > 0 ? heights.broken : heights.product
}

/** With a dot after each three of its digits. */
function widthOf(quantity: number, least: number): number {
  const digits = String(quantity).length
  const dots = Math.ceil(digits / 3) - 1
  return Math.max(least, (digits + dots / 2) * DIGIT_PX + PADDING_PX)
}

/** The columns of every row: all rows are laid out alone, and have the same, in which the totals have room. */
function columnsOf(products: readonly Product[], sizes: readonly MatrixSize[]): CSSProperties {
  const totals = totalsOf(products)
  const own = sizes.filter(({ isApart }) => !isApart).map(({ id }) => totals.get(id) ?? 0)
  const size = widthOf(Math.max(0, ...own), WIDTHS.size)
  const sum = own.reduce((all, total) => all + total, 0)
  const widths = [...sizes.map(({ isApart }) => (isApart ? WIDTHS.apart : size)), widthOf(sum, WIDTHS.sum)]
  const columns = widths.map((width) => `${width}px`).join(' ')
  const all = widths.reduce((before, width) => before + width, 0)
  return { '--ad-stock-columns': columns, '--ad-stock-sizes': `${all}px` } as CSSProperties
}

/** Which products show their stores: those of the other kind than all of them. */
function useOpenRows() {
  const [areAllOpen, setAllOpen] = useState(false)
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set())
  const isOpen = useCallback(({ id }: Product) => others.has(id) !== areAllOpen, [others, areAllOpen])
  const toggle = useCallback(
    (id: number) =>
      setOthers((now) => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const openAll = (areOpen: boolean) => {
    setAllOpen(areOpen)
    setOthers(new Set())
  }
  return { areAllOpen, isOpen, toggle, openAll }
}

type OpenRows = ReturnType<typeof useOpenRows>

/** The rows that are seen, in a frame of their own. */
function Grid({
  products,
  sizes,
  changed,
  open,
}: {
  products: readonly Product[]
  sizes: readonly MatrixSize[]
  changed: ReadonlySet<string>
  open: OpenRows
}) {
  const t = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const { isOpen, toggle } = open
  // In the background: the frame that ticks the box waits for no rows.
  const drawnOpen = useDeferredValue(isOpen)
  const rows = useMemo(() => stockRows(products, drawnOpen), [products, drawnOpen])
  const { density } = usePreferences()
  const heights = useMemo(() => rows.map((row) => heightOf(row, density)), [rows, density])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => heights[index] ?? ROW_HEIGHTS[density].store,
    overscan: BEYOND,
    // The rows that come are drawn in a task of their own, and laid out in the frame after it.
    useFlushSync: false,
  })
  const { table, reached, keys } = useCellKeys(rows, sizes, (row) => virtual.scrollToIndex(row))
  const items = virtual.getVirtualItems()
  const isReachedDrawn = useSelected(reached, (cell) => items.some(({ index }) => index === cell?.row))
  // One that is not drawn cannot be reached by Tab.
  const entry = isReachedDrawn
    ? null
    : cellBeyond(rows, sizes, { row: (items[0]?.index ?? 0) - 1, column: 0 }, [1, 0])
  const columns = useMemo(() => columnsOf(products, sizes), [products, sizes])
  return (
    <div ref={frame} className="ad-stock" tabIndex={-1}>
      <div
        ref={table}
        role="table"
        aria-label={t('products.matrix')}
        // With the heads and the totals.
        aria-rowcount={rows.length + 2}
        aria-colcount={sizes.length + 2}
        className="ad-stock__table"
        style={columns}
        {...keys}
      >
        <Heads sizes={sizes} />
        <div role="rowgroup" className="ad-stock__body" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index]
            return (
              row && (
                <StockMatrixRow
                  key={key}
                  row={row}
                  height={heights[index]}
                  start={start}
                  index={index}
                  sizes={sizes}
                  isOpen={drawnOpen(row.product)}
                  reached={reached}
                  entry={index === entry?.row ? entry.column : null}
                  changed={changed}
                  onToggle={toggle}
                />
              )
            )
          })}
        </div>
        <Totals products={products} sizes={sizes} />
      </div>
    </div>
  )
}

/** What is available of each product by size, and by store below it. */
export function StockMatrix({ list, hasCategory }: { list: ProductRows; hasCategory: boolean }) {
  const order = useList(listSizes, { params: { id: 0 } }, { isCached: true }).rows
  const isLive = useLiveStock(list) === 'live'
  const products = list.rows
  if (products === undefined || order === undefined) return <Skeleton height={420} />
  return <LoadedMatrix products={products} order={order} hasCategory={hasCategory} isLive={isLive} />
}

function LoadedMatrix({
  products,
  order,
  hasCategory,
  isLive,
}: {
  products: readonly Product[]
  order: readonly { id: number; name: string }[]
  hasCategory: boolean
  isLive: boolean
}) {
  const t = useTexts()
  const changed = useStockChanges(products)
  const open = useOpenRows()
  const sizes = useMemo(() => stockSizes(products, order), [products, order])
  return (
    <section className="ad-stack ad-stock-view" aria-label={t('products.matrix')}>
      <div className="ad-row ad-row--wrap ad-small">
        <Checkbox
          className="ad-stock__all"
          checked={open.areAllOpen}
          label={t('products.matrix_all_stores')}
          onChange={(event) => open.openAll(event.currentTarget.checked)}
        />
        <span className="ad-soft">{t(isLive ? 'products.matrix_live' : 'products.matrix_freshness')}</span>
        {!hasCategory && <span className="ad-soft">{t('products.matrix_category')}</span>}
        <strong role="status">{changed.size > 0 && t('products.stock_changed')}</strong>
      </div>
      <Grid products={products} sizes={sizes} changed={changed} open={open} />
    </section>
  )
}
