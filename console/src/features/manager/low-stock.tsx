import { listUnderMinimum, type UnderMinimum } from '@deportivo/contracts/catalogue/minimums'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useList } from '../../shared/net/use-list.ts'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { useCan } from '../../shared/session/session.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import './low-stock.css'

const SHOWN = 6
// Stock falls with every sale, without an event of the report.
const EVERY_MS = 60_000

/** The sizes that fell below their minimum last, and how many there are. */
export const useLowStock = () =>
  useList(listUnderMinimum, useCan('read products') ? { query: { top: SHOWN } } : null, {
    everyMs: EVERY_MS,
  })

export const sizeName = ({ product_name, color_name, size_name }: UnderMinimum): string =>
  `${product_name} · ${color_name} · ${size_name}`

function LowStock({ rows, paging, error, refresh }: ReturnType<typeof useLowStock>) {
  const t = useTexts()
  const { count } = useFormats()
  const titleId = useId()
  if (error) return <ErrorState error={error} onRetry={refresh} isCompact />
  return (
    <section className="ad-card ad-card--padded ad-low-stock" aria-labelledby={titleId}>
      <header className="ad-widget__head">
        <h2 id={titleId}>
          {t('minimum.title')} <span className="ad-num ad-soft">{paging && count(paging.total)}</span>
        </h2>
        <Link to={paths.underMinimum}>{t('manager.see_all')}</Link>
      </header>
      {rows?.length === 0 && <p className="ad-soft">{t('minimum.none')}</p>}
      <ul>
        {!rows &&
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index}>
              <Skeleton width="60%" />
            </li>
          ))}
        {rows?.map((row) => (
          <li key={`${row.product_id}-${row.size_id}`}>
            <Link to={paths.productDetail(row.product_id)}>{sizeName(row)}</Link>
            <span className="ad-num">
              {t('manager.of_minimum', { available: row.available, minimum: row.minimum })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is about to run out, beside the sales of the report. */
export const useLowStockDetail: UseDetail = () => {
  const found = useLowStock()
  const mayRead = useCan('read products')
  return {
    section: mayRead ? <LowStock {...found} /> : null,
    isLoading: mayRead && !found.rows && !found.error,
    tables: [],
  }
}
