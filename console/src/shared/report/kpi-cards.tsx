import { shownMeasures, type Measures } from '@deportivo/contracts/reports/declare-report'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../language/texts.tsx'
import { changeAgainst } from '@deportivo/contracts/reports/shown/change'
import { totalUrl, type ReportOnScreen } from './report-rows.ts'
import { useReportWords } from './use-report-words.ts'

function Change({ share, isNeutral }: { share: number | null; isNeutral: boolean }) {
  const words = useReportWords()
  if (share === null) return null
  const tone = isNeutral || share === 0 ? 'same' : share > 0 ? 'up' : 'down'
  return <span className={`ad-kpi__change ad-kpi__change--${tone} ad-num`}>{words.change(share)}</span>
}

/** For `.ad-kpis`: all cards on one row, or on two. */
export const kpiColumns = (cards: number): CSSProperties =>
  ({ '--ad-kpis': cards, '--ad-kpis-half': Math.ceil(cards / 2) }) as CSSProperties

/** The measures with a card of their own. */
export const cardsOf = (measures: Measures) =>
  shownMeasures(measures).filter(([, { under }]) => under === undefined)

/** A total leads to what it is of, where a list or a report has just that. */
function Total({ label, text, url }: { label: string; text: string; url: string | null }) {
  const t = useTexts()
  return url === null ? (
    text
  ) : (
    <Link to={url} aria-label={t('reports.open_total', { measure: label, value: text })}>
      {text}
    </Link>
  )
}

type Shown = Pick<ReportOnScreen, 'report' | 'data' | 'filters'>

/** What stands under a total, each with its name. */
function Under({ name, ...shown }: Shown & { name: string }) {
  const t = useTexts()
  const words = useReportWords()
  const { measures } = shown.report
  const own = shownMeasures(measures).filter(([, { under }]) => under === name)
  return own.map(([one, { label }]) => (
    <dd key={one} className="ad-kpi__foot ad-soft ad-small">
      {t(label)}:{' '}
      <span className="ad-num">
        <Total
          label={t(label)}
          text={words.measured(measures, one, shown.data.totals)}
          url={totalUrl(shown, one)}
        />
      </span>
    </dd>
  ))
}

/** The totals of a report, each against the period before. */
export function KpiCards({ report, data, filters }: Shown) {
  const t = useTexts()
  const words = useReportWords()
  const cards = cardsOf(report.measures).map(([name, measure]) => ({
    name,
    measure,
    value: data.totals[name] ?? 0,
    before: measure.isOfNow ? undefined : data.previous?.totals,
  }))
  return (
    <dl className="ad-kpis" style={kpiColumns(cards.length)}>
      {cards.map(({ name, measure, value, before }) => (
        <div key={name} className="ad-card ad-kpi">
          <dt>{t(measure.label)}</dt>
          <dd className="ad-kpi__value ad-num">
            <Total
              label={t(measure.label)}
              text={words.measured(report.measures, name, data.totals)}
              url={totalUrl({ report, data, filters }, name)}
            />
          </dd>
          {measure.hint && <dd className="ad-kpi__foot ad-soft ad-small">{t(measure.hint)}</dd>}
          <Under {...{ report, data, filters, name }} />
          {before !== undefined && (
            <dd className="ad-kpi__foot ad-soft ad-small">
              {measure.of === undefined || data.totals[measure.of] !== 0 ? (
                <Change
                  share={changeAgainst(value, before[name] ?? 0)}
                  isNeutral={measure.isNeutral ?? false}
                />
              ) : null}{' '}
              <span className="ad-num">
                {t('reports.before', { value: words.measured(report.measures, name, before) })}
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
