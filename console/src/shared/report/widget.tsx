import { Button } from '@blueprintjs/core'
import { Chart, Th } from '@blueprintjs/icons'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../language/texts.tsx'

/** One block of a report: a chart, and the same figures as a table to read, copy or reach by keyboard. */
export function Widget({
  title,
  summary,
  chart,
  table,
  opensAsTable,
  isWide,
}: {
  title: string
  summary: string | null
  chart: ReactNode
  table: ReactNode
  opensAsTable: boolean
  isWide: boolean
}) {
  const t = useTexts()
  const titleId = useId()
  const [isTable, setTable] = useState(opensAsTable)
  return (
    <section
      className={`ad-card ad-card--padded ad-widget${isWide || isTable ? ' ad-widget--wide' : ''}`}
      aria-labelledby={titleId}
    >
      <header className="ad-widget__head">
        <h2 id={titleId}>{title}</h2>
        <Button
          variant="minimal"
          size="small"
          icon={isTable ? <Chart /> : <Th />}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'reports.as_chart' : 'reports.as_table')}
        </Button>
      </header>
      {summary && <p className="ad-soft ad-small">{summary}</p>}
      {isTable ? table : chart}
    </section>
  )
}
