import type { DeclaredReport, Dimension } from '@deportivo/contracts/reports/declare-report'
import { useTexts } from '../language/texts.tsx'
import { Skeleton } from '../ui/status/states.tsx'
import { LINE_PX } from './chart/chart-style.ts'
import { cardsOf, kpiColumns } from './kpi-cards.tsx'
import { isByTime } from '@deportivo/contracts/reports/shown/columns'
import type { ReportPosition } from './use-report-position.ts'

/** Of a table: its head and a few rows. */
const TABLE_PX = 200

type Shape = Pick<ReportPosition, 'range' | 'group' | 'isAsTables'>

/** The widgets that come: a chart of one day would have one point, and is left out. */
const comingOf = ({ dimensions }: DeclaredReport, { range, group }: Shape): [string, Dimension][] =>
  Object.entries(dimensions).filter(
    ([, dimension]) => !isByTime(dimension) || group === 'hour' || range.from !== range.to,
  )

function Widgets({ report, position }: { report: DeclaredReport; position: Shape }) {
  return (
    <div className="ad-widgets" aria-hidden>
      {comingOf(report, position).map(([name, dimension]) => {
        const isTable = position.isAsTables || dimension.opensAsTable === true
        const isWide = isTable || isByTime(dimension)
        return (
          <div key={name} className={`ad-card ad-card--padded ad-widget${isWide ? ' ad-widget--wide' : ''}`}>
            <Skeleton width="45%" height={20} />
            <Skeleton height={isTable ? TABLE_PX : LINE_PX} />
          </div>
        )
      })}
    </div>
  )
}

/** A report that loads: its tiles with their names, and its charts and tables in their places. */
export function ReportSkeleton({ report, position }: { report: DeclaredReport; position: Shape }) {
  const t = useTexts()
  const measures = cardsOf(report.measures)
  const isCompared = !report.isOfNow && measures.some(([, { isOfNow }]) => !isOfNow)
  return (
    <>
      <div
        className="ad-kpis"
        style={kpiColumns(measures.length)}
        role="status"
        aria-label={t('common.loading')}
      >
        {measures.map(([name, { label }]) => (
          <div key={name} className="ad-card ad-kpi" aria-hidden>
            <span className="ad-kpi__name">{t(label)}</span>
            <Skeleton width="70%" height={26} />
            <Skeleton width="90%" height={18} />
          </div>
        ))}
      </div>
      {isCompared && (
        <p className="ad-small" aria-hidden>
          <Skeleton width={160} />
        </p>
      )}
      <Widgets report={report} position={position} />
    </>
  )
}
