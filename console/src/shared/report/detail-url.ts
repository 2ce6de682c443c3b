import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import type { Narrowing } from './orders-url.ts'

/** The address of the report with what one of its figures counts listed below; null where its page lists none of it. */
export function detailUrl(
  {
    name: page,
    stays,
    entries,
    outside,
    isOfNow,
  }: Pick<DeclaredReport, 'name' | 'stays' | 'entries' | 'outside' | 'isOfNow'>,
  measure: string,
  { from, to, columns }: Narrowing,
): string | null {
  const kind = stays?.[measure] ?? entries?.[measure] ?? outside?.[measure]
  if (kind === undefined) return null
  const days = isOfNow ? {} : { range: 'custom', from, to }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...days, list: kind, ...columns }))
    params.set(name, String(value))
  return `/${page}?${params.toString()}`
}
