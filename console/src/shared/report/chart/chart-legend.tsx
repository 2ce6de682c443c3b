import type { ChartData } from './chart-data.ts'

/** Which line is which: the plain one is of the report's own period. */
export function ChartLegend({ period, before }: Pick<ChartData, 'period'> & { before: string }) {
  return (
    <p className="ad-chart-legend ad-soft ad-small">
      <span className="ad-chart-legend__current">
        <bdi>{period}</bdi>
      </span>
      <span className="ad-chart-legend__before">
        <bdi>{before}</bdi>
      </span>
    </p>
  )
}
