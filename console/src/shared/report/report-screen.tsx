import { Button } from '@blueprintjs/core'
import { Export, Pause, Play, Print } from '@blueprintjs/icons'
import type { DeclaredReport, Report } from '@deportivo/contracts/reports/declare-report'
import { narrowedReport } from '@deportivo/contracts/reports/shown/narrowed'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../language/texts.tsx'
import { PrintAbout } from '../print/print-head.tsx'
import { ActionButton } from '../ui/controls/action-button.tsx'
import { DensitySwitch } from '../ui/controls/density-switch.tsx'
import { Page } from '../ui/page/page.tsx'
import { EmptyState, ErrorState, RefreshBar } from '../ui/status/states.tsx'
import { useSession } from '../session/session.tsx'
import { Compared } from './compared.tsx'
import { ReportExportDialog } from './file/report-export-dialog.tsx'
import { Freshness } from './freshness.tsx'
import { KpiCards } from './kpi-cards.tsx'
import { useNoDetail, type ReportDetail, type UseDetail } from './report-detail.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportWidgets } from './report-widget.tsx'
import { useReport, type ShownReport } from './use-report.ts'
import { useReportKeys } from './use-report-keys.ts'
import { useReportPosition, type ReportPosition } from './use-report-position.ts'
import { useReportWords } from './use-report-words.ts'
import { ReportViews } from './views/report-views.tsx'
import '../list/filters/filter-bar.css'
import '../print/print-sheet.css'
import './report.css'

// A longer lag is visible beside another screen that is up to date.
const LATE_MS = 30_000

interface BodyProps {
  report: DeclaredReport
  position: ReportPosition
  shown: ShownReport
  detail: ReportDetail
}

/** What narrows the lists behind the figures: a seller administrator reads those of a team, and may list other orders too. */
function useListFilters({ permission }: DeclaredReport, { filters }: ReportPosition) {
  const { grants } = useSession()
  const isOfTeam = grants[permission] === 'team'
  return useMemo(() => (isOfTeam ? { ...filters, of_team: 1 } : filters), [isOfTeam, filters])
}

interface WidgetsProps extends Pick<BodyProps, 'report' | 'position'> {
  data: Report
  filters: ReportPosition['filters']
}

function Widgets({ report, position, data, filters }: WidgetsProps) {
  const t = useTexts()
  const { group, isAsTables } = position
  if (Object.values(data.totals).every((total) => total === 0))
    return (
      <EmptyState title={t(report.isOfNow ? 'reports.empty_now' : 'reports.empty')}>
        {!report.isOfNow && (
          <Button onClick={() => position.chooseRange('30d')}>{t('reports.see_30')}</Button>
        )}
      </EmptyState>
    )
  return (
    <ReportWidgets key={isAsTables ? 'tables' : 'charts'} {...{ report, data, filters, group, isAsTables }} />
  )
}

function Body({ report, position, shown, detail }: BodyProps) {
  const t = useTexts()
  const filters = useListFilters(report, position)
  const { data, error, refresh, lagMs } = shown
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={refresh} />
    ) : (
      <ReportSkeleton report={report} position={position} />
    )
  return (
    <>
      {error && <ErrorState error={error} titleKey="reports.not_refreshed" onRetry={refresh} isCompact />}
      {lagMs > LATE_MS && (
        <p className="ad-report-late">{t('reports.late', { seconds: Math.round(lagMs / 1_000) })}</p>
      )}
      <KpiCards report={report} data={data} filters={filters} />
      <Compared report={report} data={data} today={position.today} />
      {detail.section}
      {!detail.isWhole && !detail.isLoading && <Widgets {...{ report, position, data, filters }} />}
    </>
  )
}

interface Acts {
  /** What only one report offers. */
  action: ReactNode
  isPaused: boolean
  onPause: () => void
  onExport: () => void
  canExport: boolean
}

function Actions({ action, isPaused, onPause, onExport, canExport }: Acts) {
  const t = useTexts()
  return (
    <span className="ad-row ad-row--wrap ad-no-print">
      <DensitySwitch />
      {action}
      <Button
        variant="minimal"
        className="ad-report-act"
        icon={isPaused ? <Play /> : <Pause />}
        aria-pressed={isPaused}
        onClick={onPause}
      >
        {t(isPaused ? 'reports.resume' : 'reports.pause')}
      </Button>
      <Button variant="minimal" className="ad-report-act" icon={<Print />} onClick={() => window.print()}>
        {t('board.print')}
      </Button>
      <ActionButton icon={<Export />} reason={canExport ? null : t('common.loading')} onClick={onExport}>
        {t('list.export')}
      </ActionButton>
    </span>
  )
}

const todayAlone = ({ today }: ReportPosition) => ({ from: today, to: today })

/**
 * Any report: its range, comparison and filters in the address, its figures changing while they happen. `useDetail` adds what
 * only one report shows, and `action` what only one offers.
 */
export function ReportScreen({
  report,
  useDetail = useNoDetail,
  action,
}: {
  report: DeclaredReport
  useDetail?: UseDetail
  action?: ReactNode
}) {
  const t = useTexts()
  const words = useReportWords()
  const position = useReportPosition(report)
  const [isPaused, setPaused] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const shown = useReport(report, position.query, isPaused)
  const pause = useCallback(() => setPaused((was) => !was), [])
  const openExport = useCallback(() => setExporting(true), [])
  const { change, isAsTables, chooseRange } = position
  const toggleTables = useCallback(
    () => change({ as: isAsTables ? undefined : 'table' }),
    [change, isAsTables],
  )
  useReportKeys({ onRange: chooseRange, onPause: pause, onTables: toggleTables, onExport: openExport })
  const { data } = shown
  const narrowed = useMemo(() => narrowedReport(report, position.filters), [report, position.filters])
  const detail = useDetail({ report, position, data, isPaused })
  return (
    <Page
      title={t(report.title)}
      lead={report.isOfNow ? t('reports.now') : words.period(position.range)}
      beside={<Freshness shown={shown} isPaused={isPaused} />}
      actions={
        <Actions
          action={action}
          isPaused={isPaused}
          onPause={pause}
          onExport={openExport}
          canExport={data !== undefined}
        />
      }
    >
      <PrintAbout>{words.periodInWords(report.isOfNow ? todayAlone(position) : position.range)}</PrintAbout>
      <ReportViews report={report} />
      <ReportFilters report={report} position={position} data={data} hasFilters={!detail.isWhole} />
      <RefreshBar isShown={shown.isRefreshing && !data} />
      <Body report={narrowed} position={position} shown={shown} detail={detail} />
      {isExporting && data && (
        <ReportExportDialog
          report={narrowed}
          position={position}
          data={data}
          further={detail.tables}
          list={detail.list}
          onClose={() => setExporting(false)}
        />
      )}
    </Page>
  )
}
