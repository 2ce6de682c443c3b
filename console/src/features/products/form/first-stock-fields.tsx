import { listCategories, listSizes } from '@deportivo/contracts/catalogue/lists'
import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { useEffect, useMemo, useRef } from 'react'
import { SizeMatrix, type MatrixRow } from '../../../entities/product/size-matrix/size-matrix.tsx'
import { FormError } from '../../../shared/form/field.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { Skeleton } from '../../../shared/ui/status/states.tsx'
import { filledRow } from '../../../entities/product/sizes/size-grid.ts'
import { SizeRuns } from '../../../entities/product/sizes/size-runs.tsx'
import { useRunChoice } from '../../../entities/product/sizes/use-run-choice.ts'
import { useStores } from '../../../entities/catalogue/use-stores.ts'
import { countedSizes, emptyRows } from './first-stock.ts'
import type { FirstStock } from './use-first-stock.ts'

interface GridProps {
  categoryId: number
  sizes: readonly { id: number; name: string }[]
  rows: readonly MatrixRow[]
  firstStock: FirstStock
}

function Grid({
  categoryId,
  sizes,
  rows,
  firstStock: { typed, isRefused, failure, type, dropRefused },
}: GridProps) {
  const t = useTexts()
  const own = useRef<HTMLDivElement>(null)
  const categories = useList(listCategories, { query: { top: 200, orderBy: 'orden' } }).rows
  const inCategory = {
    category_id: categoryId,
    category_name: categories?.find(({ id }) => id === categoryId)?.name ?? '',
    sizes: sizes.map((size) => ({ ...size, quantity: 0 })),
  }
  const fill = (row: MatrixRow | undefined, run: Parameters<typeof filledRow>[1], times: number) =>
    row && type(filledRow(row, run, times))
  // The buttons fill the first store, Ctrl+D that of the cell.
  const runs = useRunChoice(inCategory, (run, times) => fill(rows[0], run, times))
  // With the cells of another category goes what cannot be saved; numbers are there again when it is chosen again.
  useEffect(() => dropRefused, [dropRefused])
  return (
    <div className="ad-stack" ref={own}>
      <p className="ad-soft ad-small">{t('product.first_stock_help')}</p>
      <SizeRuns product={inCategory} {...runs} />
      <SizeMatrix
        caption={t('product.tab_stock')}
        rowsLabel={t('product.stores')}
        sizes={sizes}
        rows={rows}
        quantities={typed}
        most={MOST_UNITS}
        isEntry
        onChange={type}
        onFill={(rowId) =>
          fill(
            rows.find(({ id }) => id === rowId),
            runs.chosen?.sizes ?? [],
            1,
          )
        }
        onSubmit={() => own.current?.closest('form')?.requestSubmit()}
      />
      <FormError message={isRefused ? t('whole.some_refused') : undefined} />
      <FormError
        message={failure === null ? undefined : `${t('product.stock_not_saved')} ${failure}`.trimEnd()}
      />
    </div>
  )
}

/** How many there are of each size of the chosen category in each store, typed while the product is entered. */
export function FirstStockFields({
  categoryId,
  firstStock,
}: {
  categoryId: number | null
  firstStock: FirstStock
}) {
  const t = useTexts()
  const stores = useStores()
  const { rows: all } = useList(listSizes, categoryId === null ? null : { params: { id: categoryId } })
  const sizes = useMemo(() => all && countedSizes(all), [all])
  const rows = useMemo(() => stores && sizes && emptyRows(stores, sizes), [stores, sizes])
  if (categoryId === null) return <p className="ad-soft">{t('product.first_stock_category')}</p>
  if (sizes === undefined || rows === undefined) return <Skeleton height={160} />
  if (sizes.length === 0) return <p className="ad-soft">{t('product.first_stock_no_sizes')}</p>
  if (rows.length === 0) return <p className="ad-soft">{t('product.first_stock_no_stores')}</p>
  return <Grid key={categoryId} categoryId={categoryId} sizes={sizes} rows={rows} firstStock={firstStock} />
}
