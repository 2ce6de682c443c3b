import type { reports as spanish } from '../es/reports.ts'

export const reports: Record<keyof typeof spanish, string> = {
  'report.range_backwards': 'Bitiş tarihi başlangıç tarihiyle aynı ya da daha sonra olmalıdır.',
  'report.range_too_long': 'Aralık en fazla {days} gün olabilir.',
  'reports.dimension.day': 'Gün',
  'reports.dimension.seller': 'Satıcı',
  'reports.dimension.profile': 'Profil',
  'reports.dimension.state': 'Durum',
  'reports.dimension.payment': 'Ödeme yöntemi',
  'reports.measure.sales': 'Satışlar',
  'reports.measure.orders': 'Siparişler',
  'reports.measure.average_ticket': 'Ortalama sepet',
  'reports.measure.units': 'Çift',
  'reports.measure.revenue': 'Teslim edilen mal',
  'reports.measure.balance': 'Tahsil edilecek',
  'payment.method.0': 'Birden çok yöntem',
}
