import { Button } from '@blueprintjs/core'
import { Export, Pause, Play, Print } from '@blueprintjs/icons'
import { shownMeasures, type DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { useCallback, useState } from 'react'
import { useTexts } from '../language/texts.tsx'
import { PrintAbout } from '../print/print-head.tsx'
import { Page } from '../ui/page/page.tsx'
import { EmptyState, ErrorState, RefreshBar, Skeleton } from '../ui/status/states.tsx'
import { ReportExportDialog } from './file/report-export-dialog.tsx'
import { Freshness } from './freshness.tsx'
import { KpiCards } from './kpi-cards.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportWidgets } from './report-widget.tsx'
import { useReport, type ShownReport } from './use-report.ts'
import { useReportKeys } from './use-report-keys.ts'
import { useReportPosition, type ReportPosition } from './use-report-position.ts'
import { useReportWords } from './use-report-words.ts'
import '../list/filters/filter-bar.css'
import '../print/print-sheet.css'
import './report.css'

// A longer lag is visible beside another screen that is up to date.
const LATE_MS = 30_000

function ReportSkeleton({ report }: { report: DeclaredReport }) {
  return (
    <div className="ad-stack" aria-hidden>
      <div className="ad-kpis">
        {shownMeasures(report.measures).map(([name]) => (
          <Skeleton key={name} height={98} />
        ))}
      </div>
      <div className="ad-widgets">
        {Object.keys(report.dimensions).map((name) => (
          <Skeleton key={name} height={220} />
        ))}
      </div>
    </div>
  )
}

interface BodyProps {
  report: DeclaredReport
  position: ReportPosition
  shown: ShownReport
}

function Body({ report, position, shown }: BodyProps) {
  const t = useTexts()
  const words = useReportWords()
  const { data, error, refresh, lagMs } = shown
  if (!data)
    return error ? <ErrorState error={error} onRetry={refresh} /> : <ReportSkeleton report={report} />
  const isEmpty = Object.values(data.totals).every((total) => total === 0)
  return (
    <>
      {error && <ErrorState error={error} titleKey="reports.not_refreshed" onRetry={refresh} isCompact />}
      {lagMs > LATE_MS && (
        <p className="ad-report-late">{t('reports.late', { seconds: Math.round(lagMs / 1_000) })}</p>
      )}
      <KpiCards report={report} data={data} />
      {data.previous && <p className="ad-soft ad-small">{words.comparison(data.previous)}</p>}
      {isEmpty ? (
        <EmptyState title={t('reports.empty')}>
          <Button onClick={() => position.chooseRange('30d')}>{t('reports.see_30')}</Button>
        </EmptyState>
      ) : (
        <ReportWidgets
          key={position.isAsTables ? 'tables' : 'charts'}
          report={report}
          data={data}
          filters={position.filters}
          group={position.group}
          isAsTables={position.isAsTables}
        />
      )}
    </>
  )
}

interface Acts {
  isPaused: boolean
  onPause: () => void
  onExport: () => void
  canExport: boolean
}

function Actions({ isPaused, onPause, onExport, canExport }: Acts) {
  const t = useTexts()
  return (
    <span className="ad-row ad-row--wrap ad-no-print">
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
      <Button icon={<Export />} disabled={!canExport} onClick={onExport}>
        {t('list.export')}
      </Button>
    </span>
  )
}

/** Any report: its range, comparison and filters in the address, its figures changing while they happen. */
export function ReportScreen({ report }: { report: DeclaredReport }) {
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
  return (
    <Page
      title={t(report.title)}
      lead={words.period(position.range)}
      beside={<Freshness shown={shown} isPaused={isPaused} />}
      actions={
        <Actions isPaused={isPaused} onPause={pause} onExport={openExport} canExport={data !== undefined} />
      }
    >
      <PrintAbout>{words.periodInWords(position.range)}</PrintAbout>
      <ReportFilters report={report} position={position} data={data} />
      <RefreshBar isShown={shown.isRefreshing && !data} />
      <Body report={report} position={position} shown={shown} />
      {isExporting && data && (
        <ReportExportDialog
          report={report}
          position={position}
          data={data}
          onClose={() => setExporting(false)}
        />
      )}
    </Page>
  )
}
