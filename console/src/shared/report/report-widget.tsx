import type { Dimension, Measure, ReportRow } from '@deportivo/contracts/reports/declare-report'
import { useNavigate } from 'react-router-dom'
import { useTexts, type Translate } from '../language/texts.tsx'
import { Chart } from './chart/chart.tsx'
import type { ChartData } from './chart/chart-data.ts'
import { FiguresTable } from './figures-table.tsx'
import { changeAgainst } from './range.ts'
import { rowsOf, rowUrl, type ReportOnScreen } from './report-rows.ts'
import { useReportWords, type ReportWords } from './use-report-words.ts'
import type { WidgetView } from './view.ts'
import { Widget } from './widget.tsx'

interface Shown {
  onScreen: ReportOnScreen
  widget: WidgetView
  dimension: Dimension
  /** The measure of the chart: the dimension's first. */
  main: Measure & { name: string }
}

function chartData({ onScreen, widget, dimension, main }: Shown, words: ReportWords): ChartData {
  const { data } = onScreen
  const rows = rowsOf(onScreen, widget.by)
  const valueOf = (row: ReportRow) => Number(row[main.name] ?? 0)
  const previous = widget.chart === 'line' ? data.previous : null
  return {
    kind: widget.chart,
    categories: rows.map((row) => words.row(widget.by, dimension, row)),
    values: rows.map(valueOf),
    measure: main,
    ...(previous ? { before: { name: words.period(previous), values: previous.rows.map(valueOf) } } : {}),
  }
}

function summaryOf({ onScreen, widget, main }: Shown, words: ReportWords, t: Translate): string | null {
  const { totals, previous } = onScreen.data
  if (!previous || widget.chart !== 'line') return null
  const share = changeAgainst(totals[main.name] ?? 0, previous.totals[main.name] ?? 0)
  return words.changeSentence(t(main.label), share, previous)
}

function WidgetTable({ onScreen, widget, dimension, title }: Shown & { title: string }) {
  return (
    <FiguresTable
      caption={title}
      name={widget.by}
      dimension={dimension}
      measures={onScreen.view.report.measures}
      rows={rowsOf(onScreen, widget.by)}
      totals={onScreen.data.totals}
      urlOf={rowUrl(onScreen, dimension)}
    />
  )
}

/** The figures of one dimension as a chart or as a table; both lead to the orders behind them. */
function ReportWidget(shown: Shown) {
  const { onScreen, widget, dimension, main } = shown
  const t = useTexts()
  const words = useReportWords()
  const navigate = useNavigate()
  const title = words.widget(t(main.label), t(dimension.label))
  const summary = summaryOf(shown, words, t)
  const choose = (index: number) => {
    const row = rowsOf(onScreen, widget.by)[index]
    const url = row && rowUrl(onScreen, dimension)(row)
    if (url) void navigate(url)
  }
  const label = summary === null ? title : `${title}. ${summary}`
  return (
    <Widget
      title={title}
      summary={summary}
      isWide={widget.isWide ?? false}
      opensAsTable={onScreen.isAsTables}
      chart={<Chart data={chartData(shown, words)} label={label} onChoose={choose} />}
      table={<WidgetTable {...shown} title={title} />}
    />
  )
}

/** The same figures grouped in several ways. */
export function ReportWidgets(onScreen: ReportOnScreen) {
  const { dimensions, measures } = onScreen.view.report
  // A chart of one day adds nothing to the cards.
  const widgets = onScreen.view.widgets.filter(
    ({ by, chart }) => chart !== 'line' || rowsOf(onScreen, by).length > 1,
  )
  return (
    <div className="ad-widgets">
      {widgets.map((widget) => {
        const dimension = dimensions[widget.by]
        const [name = ''] = dimension?.measures ?? []
        const measure = measures[name]
        if (!dimension || !measure) return null
        return (
          <ReportWidget key={widget.by} {...{ onScreen, widget, dimension, main: { ...measure, name } }} />
        )
      })}
    </div>
  )
}
