import type { ReferenceSales, SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import { createContext, useContext } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'

interface Range {
  from: string
  to: string
  /** Of one store alone. */
  store?: string | undefined
}

/** The range that the figures on screen are of: their cells lead to the sales of the same days. */
export const SalesRange = createContext<Range | null>(null)

export function salesUrl({ product_id, size_id }: SizeSales, { from, to, store }: Range): string {
  const query = new URLSearchParams({ size: String(size_id), from, to, ...(store && { store }) })
  return `${paths.productDetail(product_id, 'sales')}&${query.toString()}`
}

/** What the units that sold after returns are made of, where that is not sales alone. */
function NetOf({
  row: { sold, returned, replaced },
}: {
  row: Pick<SizeSales, 'sold' | 'returned' | 'replaced'>
}) {
  const t = useTexts()
  const { count } = useFormats()
  if (returned === 0 && replaced === 0) return null
  return (
    <span className="ad-table__sub">
      {t('size_sales.net_of', { sold: count(sold), returned: count(returned), replaced: count(replaced) })}
    </span>
  )
}

/** The units that sold of a reference after returns, with what they are made of. */
export function ReferenceNetCell({ row }: { row: ReferenceSales }) {
  const { count } = useFormats()
  return (
    <span className="ad-cell__lines">
      <span className="ad-num">{count(row.net)}</span>
      <NetOf row={row} />
    </span>
  )
}

/** The units that sold after returns, which lead to their sales, with what they are made of. */
export function NetCell({ row }: { row: SizeSales }) {
  const t = useTexts()
  const { count } = useFormats()
  const range = useContext(SalesRange)
  const { net } = row
  return (
    <span className="ad-cell__lines">
      {range ? (
        <Link
          className="ad-num"
          to={salesUrl(row, range)}
          aria-label={`${count(net)}: ${t('size_sales.open_sales', { size: row.size_name })}`}
        >
          {count(net)}
        </Link>
      ) : (
        <span className="ad-num">{count(net)}</span>
      )}
      <NetOf row={row} />
    </span>
  )
}
