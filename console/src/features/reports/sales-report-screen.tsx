import { Button } from '@blueprintjs/core'
import { Cross, Pause, Play, Print } from '@blueprintjs/icons'
import { useCallback, useState } from 'react'
import { serverNow } from '../../shared/net/clock.ts'
import { dayInBogota, formatTimeWithSeconds } from '../../shared/language/dates.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page.tsx'
import { EmptyState, ErrorState, RefreshBar, Skeleton } from '../../shared/ui/states.tsx'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { useFormats } from '../../shared/language/use-formats.ts'
import { KpiCards } from './kpi-cards.tsx'
import { rangeOf, type Range, type RangeId } from './range.ts'
import { RangeChoice } from './range-choice.tsx'
import { ReportWidgets } from './report-widgets.tsx'
import { useReportKeys } from './use-report-keys.ts'
import { useSalesReport, type SalesReport } from './use-sales-report.ts'
import '../../shared/list/filters/filter-bar.css'
import '../../shared/ui/live-badge.css'
import './reports.css'

const URL_NAMES = ['range', 'from', 'to', 'seller'] as const

/** More than this and a manager who compares two screens would wonder. */
const LATE_MS = 30_000

function Freshness({ sales, isPaused }: { sales: SalesReport; isPaused: boolean }) {
  const t = useTexts()
  const { language } = usePreferences()
  const { report, status } = sales
  if (!report) return null
  const tone = isPaused ? 'connecting' : status === 'live' ? 'live' : 'polling'
  return (
    <span className={`ad-live ad-live--${tone}`}>
      <span className="ad-live__dot" aria-hidden />
      <span className="ad-num">
        {t(isPaused ? 'reports.paused_at' : 'reports.updated_at', {
          at: formatTimeWithSeconds(report.as_of, language),
        })}
      </span>
    </span>
  )
}

function ReportSkeleton() {
  return (
    <div className="ad-stack" aria-hidden>
      <div className="ad-kpis">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height={98} />
        ))}
      </div>
      <div className="ad-widgets">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height={220} />
        ))}
      </div>
    </div>
  )
}

function Body({
  sales,
  onSeller,
  onMonth,
}: {
  sales: SalesReport
  onSeller: (id: string) => void
  onMonth: () => void
}) {
  const t = useTexts()
  const { report, error, refresh } = sales
  if (!report) return error ? <ErrorState error={error} onRetry={refresh} /> : <ReportSkeleton />
  return (
    <>
      {error && <ErrorState error={error} titleKey="reports.not_refreshed" onRetry={refresh} isCompact />}
      {sales.lagMs > LATE_MS && <p className="ad-report-late">{t('reports.late')}</p>}
      <KpiCards report={report} />
      {report.totals.count === 0 ? (
        <EmptyState title={t('reports.empty')}>
          <Button onClick={onMonth}>{t('reports.see_30')}</Button>
        </EmptyState>
      ) : (
        <ReportWidgets report={report} onSeller={onSeller} />
      )}
    </>
  )
}

function useDaysText({ from, to }: Range): string {
  const { shopDay } = useFormats()
  return from === to ? shopDay(from) : `${shopDay(from)} – ${shopDay(to)}`
}

/** The chosen seller by name, while the report knows them. */
function SellerChip({
  sales,
  sellerId,
  onRemove,
}: {
  sales: SalesReport
  sellerId: string
  onRemove: () => void
}) {
  const t = useTexts()
  const name = sales.report?.by_seller.find((row) => String(row.seller_id) === sellerId)?.seller_name
  const label = t('reports.only_seller', { name: name ?? `#${sellerId}` })
  return (
    <button
      type="button"
      className="ad-chip"
      aria-label={t('list.remove_filter', { filter: label })}
      onClick={onRemove}
    >
      {label}
      <Cross size={12} />
    </button>
  )
}

/** Today's sales, or those of any days, changing while they happen. */
export function SalesReportScreen() {
  const t = useTexts()
  const [url, change] = useUrlState(URL_NAMES)
  const today = dayInBogota(serverNow())
  const range = rangeOf(url, today)
  const days = useDaysText(range)
  const [isPaused, setPaused] = useState(false)
  const seller = url.seller === undefined ? {} : { seller_id: Number(url.seller) }
  const sales = useSalesReport({ from: range.from, to: range.to, ...seller }, isPaused)
  const choose = useCallback(
    (id: RangeId) => {
      const own = id === 'custom' ? { from: range.from, to: range.to } : { from: undefined, to: undefined }
      change({ range: id, ...own })
    },
    [change, range.from, range.to],
  )
  const pause = useCallback(() => setPaused((was) => !was), [])
  useReportKeys(choose, pause)
  return (
    <Page
      title={t('reports.title')}
      lead={t('reports.lead', { days })}
      beside={<Freshness sales={sales} isPaused={isPaused} />}
      actions={
        <span className="ad-row ad-row--wrap ad-no-print">
          <Button
            variant="minimal"
            icon={isPaused ? <Play /> : <Pause />}
            aria-pressed={isPaused}
            onClick={pause}
          >
            {t(isPaused ? 'reports.resume' : 'reports.pause')}
          </Button>
          <Button variant="minimal" icon={<Print />} onClick={() => window.print()}>
            {t('board.print')}
          </Button>
        </span>
      }
    >
      <div className="ad-row ad-row--wrap ad-no-print">
        <RangeChoice range={range} today={today} onRange={choose} onDays={(chosen) => change(chosen)} />
        {url.seller !== undefined && (
          <SellerChip sales={sales} sellerId={url.seller} onRemove={() => change({ seller: undefined })} />
        )}
      </div>
      <RefreshBar isShown={sales.isRefreshing && !sales.report} />
      <Body sales={sales} onSeller={(id) => change({ seller: id })} onMonth={() => choose('30d')} />
    </Page>
  )
}
