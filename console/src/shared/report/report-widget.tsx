import type { Dimension, Measure, ReportRow } from '@deportivo/contracts/reports/declare-report'
import { useNavigate } from 'react-router-dom'
import { useTexts, type Translate } from '../language/texts.tsx'
import { Chart } from './chart/chart.tsx'
import type { ChartData } from './chart/chart-data.ts'
import { figureColumns, isByTime } from '@deportivo/contracts/reports/shown/columns'
import { FiguresTable } from './table/figures-table.tsx'
import { changeAgainst } from '@deportivo/contracts/reports/shown/change'
import { comparedWith, dimensionsOf, rowsOf } from '@deportivo/contracts/reports/shown/rows'
import { figureUrl, rowUrl, type ReportOnScreen } from './report-rows.ts'
import type { ReportWords } from '@deportivo/contracts/reports/shown/words'
import { useReportWords } from './use-report-words.ts'
import { Widget } from './widget.tsx'

interface Shown {
  onScreen: ReportOnScreen
  name: string
  dimension: Dimension
  /** The measure of the chart: the dimension's first. */
  main: Measure & { name: string }
}

function chartData({ onScreen, name, dimension, main }: Shown, words: ReportWords): ChartData {
  const { data } = onScreen
  const rows = rowsOf(onScreen, name)
  const valueOf = (row: ReportRow) => Number(row[main.name] ?? 0)
  const previous = comparedWith(onScreen, name)
  return {
    kind: isByTime(dimension) ? 'line' : 'bars',
    categories: rows.map((row) => words.row(name, dimension, row)),
    values: rows.map(valueOf),
    measure: main,
    period: words.current(data),
    ...(previous ? { before: { name: words.against(previous), values: previous.rows.map(valueOf) } } : {}),
  }
}

function summaryOf({ onScreen, name, main }: Shown, words: ReportWords, t: Translate): string | null {
  const { totals } = onScreen.data
  const previous = comparedWith(onScreen, name)
  if (!previous) return null
  const share = changeAgainst(totals[main.name] ?? 0, previous.totals[main.name] ?? 0)
  return words.changeSentence(t(main.label), share, previous)
}

function WidgetTable({ onScreen, name, dimension, title }: Shown & { title: string }) {
  const t = useTexts()
  const words = useReportWords()
  const { report, data } = onScreen
  return (
    <FiguresTable
      caption={title}
      name={name}
      dimension={dimension}
      columns={figureColumns(dimension, {
        measures: report.measures,
        data,
        previous: comparedWith(onScreen, name),
        t,
        words,
      })}
      rows={rowsOf(onScreen, name)}
      urlOf={rowUrl(onScreen, dimension)}
      figureUrlOf={figureUrl(onScreen, dimension)}
      plainTitle={
        isByTime(dimension) && onScreen.group === 'hour' && !report.orderDays
          ? t('reports.hour_opens_nothing')
          : undefined
      }
    />
  )
}

/** The figures of one dimension as a chart or as a table; both lead to the orders behind them. */
function ReportWidget(shown: Shown) {
  const { onScreen, name, dimension, main } = shown
  const t = useTexts()
  const words = useReportWords()
  const navigate = useNavigate()
  const title = words.widget(t(main.label), t(dimension.label))
  const summary = summaryOf(shown, words, t)
  const choose = (index: number) => {
    const row = rowsOf(onScreen, name)[index]
    const url = row && rowUrl(onScreen, dimension)(row)
    if (url) void navigate(url)
  }
  const label = summary === null ? title : `${title}. ${summary}`
  return (
    <Widget
      title={title}
      summary={summary}
      isWide={isByTime(dimension)}
      opensAsTable={onScreen.isAsTables || dimension.opensAsTable === true}
      chart={<Chart data={chartData(shown, words)} label={label} onChoose={choose} />}
      table={<WidgetTable {...shown} title={title} />}
    />
  )
}

/** The same figures grouped in several ways. */
export function ReportWidgets(onScreen: ReportOnScreen) {
  const { report, group } = onScreen
  // A chart of one point adds nothing to the cards, and one of nothing is an empty box.
  const widgets = dimensionsOf(report, group).filter(
    ([name, dimension]) => rowsOf(onScreen, name).length > (isByTime(dimension) ? 1 : 0),
  )
  return (
    <div className="ad-widgets">
      {widgets.map(([name, dimension]) => {
        const [main = ''] = dimension.measures
        const measure = report.measures[main]
        if (!measure) return null
        return (
          <ReportWidget key={name} {...{ onScreen, name, dimension, main: { ...measure, name: main } }} />
        )
      })}
    </div>
  )
}
