import { declareReport } from './declare-report.ts'
import { DAY, PAYMENT, PROFILE, SELLER, STATE } from './dimensions.ts'

const ORDERS = ['value', 'count', 'average_ticket', 'units', 'balance'] as const

/** What was sold: orders count on the day of their checkout, without cancelled ones; revenue when the goods leave. */
export const administrative = declareReport({
  name: 'administrative',
  path: '/report/administrative',
  summary:
    'Sales of a range of days (today by default) by day, seller, profile, state and payment method, compared with an earlier period.',
  permission: 'read administrative',
  source: 'sales-report',
  measures: {
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    count: { kind: 'count', label: 'reports.measure.orders' },
    average_ticket: { kind: 'pesos', label: 'reports.measure.average_ticket', ratio: ['value', 'count'] },
    units: { kind: 'count', label: 'reports.measure.units' },
    revenue: { kind: 'pesos', label: 'reports.measure.revenue' },
    balance: { kind: 'pesos', label: 'reports.measure.balance' },
  },
  dimensions: {
    day: { ...DAY, measures: [...ORDERS, 'revenue'] },
    seller: { ...SELLER, measures: [...ORDERS, 'revenue'], isFilter: true },
    profile: { ...PROFILE, measures: ORDERS, isFilter: true },
    state: { ...STATE, measures: ORDERS },
    payment: { ...PAYMENT, measures: ORDERS },
  },
})
