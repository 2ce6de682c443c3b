import { declareReport } from './declare-report.ts'
import {
  BRAND,
  CATEGORY,
  CLIENT_TYPE,
  DAY,
  ORDER_TYPE,
  PAYMENT,
  PROFILE,
  SELLER,
  STATE,
  STORE,
} from './dimensions.ts'
import { ordersOf, SOLD_DAYS } from './order-figures.ts'
import { RETURN_FIGURES, SALES_FIGURES } from './sources.ts'

const ORDERS = ['value', 'count', 'average_ticket', 'units', 'discount', 'balance'] as const
const RETURNS = ['returns', 'vouchers'] as const
const LINES = ['value', 'units', 'discount'] as const

/**
 * What was sold: orders count on the day of their checkout, without cancelled ones; revenue when the goods leave, returns
 * when clients got something for them, less what that is worth where it was a replacement.
 */
export const administrative = declareReport({
  name: 'administrative',
  path: '/report/administrative',
  title: 'menu.administrative',
  summary:
    'Sales of a range of days (today by default) by day, seller, profile, state, payment method, type of order and client, store, category and brand, compared with an earlier period.',
  permission: 'read administrative',
  sources: [SALES_FIGURES, RETURN_FIGURES],
  isTimed: true,
  measures: {
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    count: { kind: 'count', label: 'reports.measure.orders' },
    average_ticket: { kind: 'pesos', label: 'reports.measure.average_ticket', ratio: ['value', 'count'] },
    units: { kind: 'count', label: 'reports.measure.units' },
    discount: { kind: 'pesos', label: 'reports.measure.discount', isNeutral: true },
    revenue: { kind: 'pesos', label: 'reports.measure.revenue' },
    returns: { kind: 'pesos', label: 'reports.measure.net_returns', isNeutral: true },
    vouchers: { kind: 'pesos', label: 'reports.measure.return_vouchers', isNeutral: true },
    balance: { kind: 'pesos', label: 'reports.measure.balance', isNeutral: true },
  },
  dimensions: {
    day: { ...DAY, measures: [...ORDERS, 'revenue', ...RETURNS] },
    seller: { ...SELLER, measures: [...ORDERS, 'revenue', ...RETURNS], isFilter: true },
    profile: { ...PROFILE, measures: ORDERS, isFilter: true },
    payment: { ...PAYMENT, measures: ORDERS },
    state: { ...STATE, measures: ORDERS },
    type: { ...ORDER_TYPE, measures: ORDERS },
    client_type: { ...CLIENT_TYPE, measures: ORDERS },
    store: { ...STORE, measures: LINES },
    category: { ...CATEGORY, measures: LINES },
    brand: { ...BRAND, measures: [...LINES, ...RETURNS] },
  },
  cases: { days: ['settled_from', 'settled_to'], measures: RETURNS },
  orderDays: SOLD_DAYS,
  orders: {
    ...ordersOf(SOLD_DAYS, ['value', 'count', 'average_ticket', 'units', 'discount']),
    balance: { days: SOLD_DAYS, only: { has_balance: '1' } },
  },
})
