import type { reports as source } from '../es/reports.ts'

export const reports: Record<keyof typeof source, string> = {
  'report.range_backwards': 'The end date must be on or after the start date.',
  'report.range_too_long': 'The range may have at most {days} days.',
  'report.payment_mixed': 'Several methods',
}
