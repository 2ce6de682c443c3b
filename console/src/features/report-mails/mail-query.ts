import type { MailRange } from '@deportivo/contracts/reports/report-mails'
import type { RangeId } from '../../shared/report/range.ts'
import type { ReportPosition } from '../../shared/report/use-report-position.ts'

/** The days of a mail for those on screen; other days are no range that moves on, and a mail has none of today. */
export const MAIL_RANGE_OF: Record<RangeId, MailRange> = {
  today: 'yesterday',
  '7d': '7d',
  '30d': '30d',
  month: 'month',
  last_month: 'month',
  custom: 'yesterday',
}

/** Filters, grouping and comparison of the screen, without what is meant anyway. */
export function mailQueryOf({
  filters,
  group,
  compare,
}: Pick<ReportPosition, 'filters' | 'group' | 'compare'>): string {
  const parts = new URLSearchParams()
  if (compare !== 'period') parts.set('compare', compare)
  if (group !== 'day' && group !== 'hour') parts.set('group', group)
  for (const [column, value] of Object.entries(filters)) parts.set(column, String(value))
  return parts.toString()
}
