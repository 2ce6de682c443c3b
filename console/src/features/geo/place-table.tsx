import type { Dimension, ReportRow } from '@deportivo/contracts/reports/declare-report'
import { useId } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { rowsOf } from '@deportivo/contracts/reports/shown/rows'
import type { ReportOnScreen } from '../../shared/report/report-rows.ts'
import { figureColumns } from '@deportivo/contracts/reports/shown/columns'
import { FiguresTable } from '../../shared/report/table/figures-table.tsx'
import { useReportWords } from '../../shared/report/use-report-words.ts'

interface PlaceTableProps {
  onScreen: ReportOnScreen
  name: string
  urlOf: (row: ReportRow) => string | null
  figureUrlOf: (dimension: Dimension) => (measure: string, row: ReportRow | null) => string | null
}

/** A card with one table of the report. */
export function PlaceTable({ onScreen, name, urlOf, figureUrlOf }: PlaceTableProps) {
  const t = useTexts()
  const words = useReportWords()
  const titleId = useId()
  const { report, data } = onScreen
  const dimension = report.dimensions[name]
  const [main = ''] = dimension?.measures ?? []
  const measure = report.measures[main]
  if (!dimension || !measure) return null
  const title = words.widget(t(measure.label), t(dimension.label))
  return (
    <section className="ad-card ad-card--padded ad-widget" aria-labelledby={titleId}>
      <header className="ad-widget__head">
        <h2 id={titleId}>{title}</h2>
      </header>
      <FiguresTable
        caption={title}
        name={name}
        dimension={dimension}
        columns={figureColumns(dimension, { measures: report.measures, data, previous: null, t, words })}
        rows={rowsOf(onScreen, name)}
        urlOf={urlOf}
        figureUrlOf={figureUrlOf(dimension)}
      />
    </section>
  )
}
