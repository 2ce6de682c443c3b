import type { Dimension, ReportRow } from '@deportivo/contracts/reports/declare-report'
import { Link } from 'react-router-dom'
import { useTexts } from '../../language/texts.tsx'
import type { FigureColumn } from '@deportivo/contracts/reports/shown/columns'
import { usePreferences } from '../../preferences/preferences.ts'
import { useReportWords } from '../use-report-words.ts'
import '../../list/table/data-table.css'

export interface FiguresTableProps {
  caption: string
  name: string
  dimension: Dimension
  columns: readonly FigureColumn[]
  rows: readonly ReportRow[]
  /** The address of what is behind a row. */
  urlOf: (row: ReportRow) => string | null
  /** The address of what is behind one figure: of a row, or of all (null). */
  figureUrlOf: (measure: string, row: ReportRow | null) => string | null
  /** Why rows lead nowhere. */
  plainTitle?: string | undefined
}

/** Half of its letters, which are wider than digits, and the padding: the head of every table has the same height. */
const inTwoLines = (header: string) => ({
  minInlineSize: `calc(${Math.ceil(header.length * 0.75)}ch + 28px)`,
})

/** The figures of a dimension with their totals. The name of a row leads to its orders, a figure of return cases to these. */
export function FiguresTable({
  caption,
  name,
  dimension,
  columns,
  rows,
  urlOf,
  figureUrlOf,
  plainTitle,
}: FiguresTableProps) {
  const t = useTexts()
  const words = useReportWords()
  const { density } = usePreferences()
  const rowName = (row: ReportRow) => {
    const url = urlOf(row)
    const text = words.row(name, dimension, row)
    return url === null ? <bdi title={plainTitle}>{text}</bdi> : <Link to={url}>{text}</Link>
  }
  const figure = ({ id }: FigureColumn, text: string, row: ReportRow | null) => {
    const url = figureUrlOf(id, row)
    return url === null ? text : <Link to={url}>{text}</Link>
  }
  return (
    <div className="ad-table-wrap ad-widget__table" tabIndex={0} role="region" aria-label={caption}>
      <table className={`ad-table ad-table--${density}`}>
        <caption className="ad-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t(dimension.label)}</th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className="ad-cell--end" style={inTwoLines(header)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row[dimension.column]}>
              <th scope="row">{rowName(row)}</th>
              {columns.map((column) => (
                <td key={column.id} className="ad-cell--end">
                  {figure(column, column.textOf(row, index), row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('reports.total')}</th>
            {columns.map((column) => (
              <td key={column.id} className="ad-cell--end">
                {figure(column, column.totalText, null)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
