import type { reports as spanish } from '../es/reports.ts'

export const reports: Record<keyof typeof spanish, string> = {
  'report.range_backwards': 'Bitiş tarihi başlangıç tarihiyle aynı ya da daha sonra olmalıdır.',
  'report.range_too_long': 'Aralık en fazla {days} gün olabilir.',
  'report.payment_mixed': 'Birden çok yöntem',
}
