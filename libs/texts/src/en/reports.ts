import type { reports as source } from '../es/reports.ts'

export const reports: Record<keyof typeof source, string> = {
  'report.range_backwards': 'The end date must be on or after the start date.',
  'report.range_too_long': 'The range may have at most {days} days.',
  'reports.dimension.day': 'Day',
  'reports.dimension.seller': 'Seller',
  'reports.dimension.profile': 'Profile',
  'reports.dimension.state': 'State',
  'reports.dimension.payment': 'Payment method',
  'reports.measure.sales': 'Sales',
  'reports.measure.orders': 'Orders',
  'reports.measure.average_ticket': 'Average ticket',
  'reports.measure.units': 'Pairs',
  'reports.measure.revenue': 'Goods delivered',
  'reports.measure.balance': 'To collect',
  'payment.method.0': 'Several methods',
}
