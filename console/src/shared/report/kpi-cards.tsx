import { shownMeasures, type DeclaredReport, type Report } from '@deportivo/contracts/reports/declare-report'
import type { CSSProperties } from 'react'
import { useTexts } from '../language/texts.tsx'
import { changeAgainst } from './range.ts'
import { useReportWords } from './use-report-words.ts'

function Change({ share, isNeutral }: { share: number | null; isNeutral: boolean }) {
  const words = useReportWords()
  if (share === null) return null
  const tone = isNeutral || share === 0 ? 'same' : share > 0 ? 'up' : 'down'
  return <span className={`ad-kpi__change ad-kpi__change--${tone} ad-num`}>{words.change(share)}</span>
}

/** The totals of a report, each against the period before. */
export function KpiCards({ report, data }: { report: DeclaredReport; data: Report }) {
  const t = useTexts()
  const words = useReportWords()
  const cards = shownMeasures(report.measures).map(([name, measure]) => ({
    name,
    measure,
    value: data.totals[name] ?? 0,
    before: data.previous?.totals[name],
  }))
  const columns = { '--ad-kpis': cards.length, '--ad-kpis-half': Math.ceil(cards.length / 2) }
  return (
    <dl className="ad-kpis" style={columns as CSSProperties}>
      {cards.map(({ name, measure, value, before }) => (
        <div key={name} className="ad-card ad-kpi">
          <dt>{t(measure.label)}</dt>
          <dd className="ad-kpi__value ad-num">{words.figure(measure.kind, value)}</dd>
          {before !== undefined && (
            <dd className="ad-kpi__foot ad-soft ad-small">
              <Change share={changeAgainst(value, before)} isNeutral={measure.isNeutral ?? false} />{' '}
              <span className="ad-num">
                {t('reports.before', { value: words.figure(measure.kind, before) })}
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
