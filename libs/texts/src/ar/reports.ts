import type { reports as spanish } from '../es/reports.ts'

export const reports: Record<keyof typeof spanish, string> = {
  'report.range_backwards': 'يجب ألا يسبق تاريخ النهاية تاريخ البداية.',
  'report.range_too_long': 'الحد الأقصى للفترة بالأيام: {days}.',
  'report.payment_mixed': 'طرق متعددة',
}
