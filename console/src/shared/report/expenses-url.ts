import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { paths } from '../navigation/paths.ts'
import type { Narrowing } from './orders-url.ts'

const FILTERS: Readonly<Record<string, { takes: string; as?: string }>> = EXPENSE_ROUTES.list.list.filters

/** The address of the expenses behind a figure; null where it counts none, or their list can't be narrowed like that. */
export function expensesUrl(
  { expenses }: Pick<DeclaredReport, 'expenses'>,
  measure: string,
  { from, to, columns }: Narrowing,
): string | null {
  if (!expenses?.includes(measure)) return null
  const filters = new URLSearchParams({ from, to, state: 'approved' })
  for (const [column, value] of Object.entries(columns)) {
    const name = FILTERS[column]?.as
    if (name === undefined) return null
    filters.set(name, String(value))
  }
  return `${paths.expenses}?${filters.toString()}`
}
