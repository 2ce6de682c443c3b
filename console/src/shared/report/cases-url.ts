import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { listReturns } from '@deportivo/contracts/returns/returns'
import { paths } from '../navigation/paths.ts'
import type { Narrowing } from './orders-url.ts'

const FILTERS: Readonly<Record<string, { takes: string; as?: string }>> = listReturns.list.filters

/** Columns that name something else in a report: the store that sold, where the list has that of the goods. */
const OTHERWISE: Readonly<Record<string, string>> = { store_id: 'sold_store_id' }

/** The address of the return cases behind a figure; null where it counts none, or their list can't be narrowed like that. */
export function casesUrl(
  { cases }: Pick<DeclaredReport, 'cases'>,
  measure: string,
  { from, to, columns }: Narrowing,
): string | null {
  if (!cases?.measures.includes(measure)) return null
  const filters = new URLSearchParams({ [cases.days[0]]: from, [cases.days[1]]: to })
  for (const [column, value] of Object.entries(columns)) {
    const name = FILTERS[OTHERWISE[column] ?? column]?.as
    if (name === undefined) return null
    filters.set(name, String(value))
  }
  return `${paths.returns}?${filters.toString()}`
}
