import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import type { Narrowing } from './orders-url.ts'

const LISTED = ['stays', 'entries', 'results', 'outside'] as const

/** The address of the report with what one of its figures counts listed below; null where its page lists none of it. */
export function detailUrl(
  report: Pick<DeclaredReport, 'name' | (typeof LISTED)[number] | 'isOfNow'>,
  measure: string,
  { from, to, columns }: Narrowing,
): string | null {
  const kind = LISTED.map((name) => report[name]?.[measure]).find((one) => one !== undefined)
  if (kind === undefined) return null
  const days = report.isOfNow ? {} : { range: 'custom', from, to }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...days, list: kind, ...columns }))
    params.set(name, String(value))
  return `/${report.name}?${params.toString()}`
}
