import { COUNTRY_ID } from '@deportivo/lifecycle/places'
import type { Dimension, ReportRow } from '@deportivo/contracts/reports/declare-report'
import { paths } from '../../shared/navigation/paths.ts'
import { ordersUrl } from '../../shared/report/orders-url.ts'
import type { ReportOnScreen } from '../../shared/report/report-rows.ts'

type Filters = ReportOnScreen['filters']

/** The narrowest place that a report is narrowed to. */
export const placeOf = (filters: Filters): number =>
  Number(filters['city_id'] ?? filters['department_id'] ?? COUNTRY_ID)

/** The address of a page's clients, of one type or of all. */
export function clientsUrl(placeId: number, type: number | null): string {
  const url = paths.geoClients(placeId)
  return type === null ? url : `${url}?type=${type}`
}

/** A figure of a place leads to its clients or to its orders; null (all rows): of the place that the report shows. */
export function placeFigureUrl({ report, data, filters }: ReportOnScreen, { column }: Dimension) {
  return (measure: string, row: ReportRow | null): string | null => {
    const place = row === null ? placeOf(filters) : Number(row[column])
    if (place === 0) return null
    const type = report.clients?.[measure]
    if (type !== undefined) return clientsUrl(place, type)
    const columns = row === null ? filters : { ...filters, [column]: place }
    return ordersUrl(report, { from: data.from, to: data.to, columns })
  }
}

/** The address of the same report narrowed to a place, or to the whole country. */
export function narrowedSearch(
  search: string,
  department: number | null,
  city: number | null = null,
): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of [
    ['department_id', department],
    ['city_id', city],
  ] as const)
    if (value === null) params.delete(name)
    else params.set(name, String(value))
  return `${paths.geo}?${params.toString()}`
}
