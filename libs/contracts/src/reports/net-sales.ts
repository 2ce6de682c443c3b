import { declareReport } from './declare-report.ts'
import { CLIENT, DAY, SELLER } from './dimensions.ts'
import { ordersOf, SOLD_DAYS } from './order-figures.ts'
import { RETURN_FIGURES, SALES_FIGURES } from './sources.ts'

const NET = ['net', 'value', 'discount', 'discount_share', 'returns', 'returned_share', 'count'] as const

/**
 * What sellers and clients bring after discounts and returns: sold by the day of checkout, credited by the day of the
 * settlement, less what the client got instead.
 */
export const netSales = declareReport({
  name: 'net-sales',
  path: '/report/net-sales',
  title: 'menu.net_sales',
  summary:
    'Sales of a range of days (today by default) before and after discounts, what was credited for returns in these days less the replacements that clients got, and what is left, by day, seller and client (the 100 with most left), compared with an earlier period.',
  permission: 'read administrative',
  sources: [SALES_FIGURES, RETURN_FIGURES],
  isTimed: true,
  measures: {
    net: { kind: 'pesos', label: 'reports.measure.net_sales', terms: { value: 1, returns: -1 } },
    gross: { kind: 'pesos', label: 'reports.measure.gross' },
    discount: { kind: 'pesos', label: 'reports.measure.discount', isNeutral: true },
    discount_share: {
      kind: 'share',
      label: 'reports.measure.discount_share',
      ratio: ['discount', 'gross'],
      of: 'value',
      isNeutral: true,
    },
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    count: { kind: 'count', label: 'reports.measure.orders' },
    returns: { kind: 'pesos', label: 'reports.measure.net_returns', isNeutral: true },
    returned_share: {
      kind: 'share',
      label: 'reports.measure.returned_share',
      ratio: ['returns', 'value'],
      of: 'value',
      isNeutral: true,
    },
  },
  dimensions: {
    day: { ...DAY, measures: NET },
    seller: { ...SELLER, measures: NET, isFilter: true, opensAsTable: true },
    client: { ...CLIENT, measures: NET, isFilter: true, opensAsTable: true, most: 100 },
  },
  cases: { days: ['settled_from', 'settled_to'], measures: ['returns', 'returned_share'] },
  orderDays: SOLD_DAYS,
  orders: ordersOf(SOLD_DAYS, ['value', 'gross', 'discount', 'discount_share', 'count']),
})
