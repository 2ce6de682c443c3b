import { declareReport } from './declare-report.ts'
import { DAY, PRODUCT } from './dimensions.ts'
import { ordersOf, SOLD_DAYS } from './order-figures.ts'
import { CASH_FIGURES, SALES_FIGURES } from './sources.ts'

const SALES = ['value', 'count', 'units', 'average_ticket'] as const

/** What managers watch: the sales of a day hour by hour, the money that came in, and the products that sell most. */
export const manager = declareReport({
  name: 'manager',
  path: '/report/manager',
  title: 'menu.manager',
  summary:
    'Sales of a range of days (today by default) and the confirmed money that came in, by day or hour and compared with an earlier period; the 20 products of which most units were sold.',
  permission: 'read manager',
  sources: [SALES_FIGURES, CASH_FIGURES],
  isTimed: true,
  measures: {
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    count: { kind: 'count', label: 'reports.measure.orders' },
    units: { kind: 'count', label: 'reports.measure.units' },
    average_ticket: { kind: 'pesos', label: 'reports.measure.average_ticket', ratio: ['value', 'count'] },
    money_in: { kind: 'pesos', label: 'reports.measure.received' },
  },
  dimensions: {
    day: { ...DAY, measures: [...SALES, 'money_in'] },
    product: { ...PRODUCT, measures: ['units'], most: 20, opensProduct: true },
  },
  orderDays: SOLD_DAYS,
  orders: ordersOf(SOLD_DAYS, SALES),
  explained: { money_in: 'cash_flow' },
})
