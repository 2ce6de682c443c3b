import type { reports as spanish } from '../es/reports.ts'

export const reports: Record<keyof typeof spanish, string> = {
  'report.range_backwards': 'يجب ألا يسبق تاريخ النهاية تاريخ البداية.',
  'report.range_too_long': 'الحد الأقصى للفترة بالأيام: {days}.',
  'reports.dimension.day': 'اليوم',
  'reports.dimension.seller': 'البائع',
  'reports.dimension.profile': 'الصفة',
  'reports.dimension.state': 'الحالة',
  'reports.dimension.payment': 'طريقة الدفع',
  'reports.measure.sales': 'المبيعات',
  'reports.measure.orders': 'الطلبات',
  'reports.measure.average_ticket': 'متوسط قيمة البيع',
  'reports.measure.units': 'الأزواج',
  'reports.measure.revenue': 'البضاعة المسلَّمة',
  'reports.measure.balance': 'للتحصيل',
  'payment.method.0': 'طرق متعددة',
}
