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
  WITH_BALANCE,
  WITH_DISCOUNT,
} from './dimensions.ts'
import { ordersOf, SOLD_DAYS } from './order-figures.ts'
import { RETURN_FIGURES, SALES_FIGURES } from './sources.ts'

const ORDERS = ['value', 'count', 'average_ticket', 'units', 'discount', 'balance'] as const
const RETURNS = ['returns', 'vouchers'] as const
const ALL = [...ORDERS, 'revenue', ...RETURNS] as const

/** What a return case does not have. */
const NOT_OF_RETURNS = ['type_order', 'type_sale', 'payment_method', 'has_discount', 'has_balance'] as const
/** What is of a part of an order. */
const OF_PARTS = ['store_id', 'category_id', 'brand_id'] as const

/**
 * What was sold: orders count on the day of their checkout, without cancelled ones; revenue when the goods leave, returns
 * when clients got something for them, less what that is worth where it was a replacement. Narrowed to a store, a category
 * or a brand, it counts the lines of it, and the orders that have such lines with all that they owe.
 */
export const administrative = declareReport({
  name: 'administrative',
  path: '/report/administrative',
  title: 'menu.administrative',
  summary:
    'Sales of a range of days (today by default) by day, seller, profile, state, payment method, type of order and client, store, category, brand, with a discount or without, with a balance or without, compared with an earlier period. Narrowed to a store, category or brand, values are of its lines, and orders and balances of the orders that have such lines.',
  permission: 'read administrative',
  sources: [SALES_FIGURES, RETURN_FIGURES],
  isTimed: true,
  measures: {
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    count: { kind: 'count', label: 'reports.measure.orders' },
    average_ticket: { kind: 'pesos', label: 'reports.measure.average_ticket', ratio: ['value', 'count'] },
    units: { kind: 'count', label: 'reports.measure.units' },
    discount: { kind: 'pesos', label: 'reports.measure.discount', isNeutral: true },
    revenue: { kind: 'pesos', label: 'reports.measure.revenue', isNotOf: ['has_balance'] },
    returns: {
      kind: 'pesos',
      label: 'reports.measure.net_returns',
      isNeutral: true,
      isNotOf: NOT_OF_RETURNS,
    },
    vouchers: {
      kind: 'pesos',
      label: 'reports.measure.return_vouchers',
      isNeutral: true,
      isNotOf: NOT_OF_RETURNS,
    },
    balance: {
      kind: 'pesos',
      label: 'reports.measure.balance',
      hint: 'reports.measure.balance_hint',
      isNeutral: true,
    },
  },
  dimensions: {
    day: { ...DAY, measures: ALL },
    seller: { ...SELLER, measures: ALL, isFilter: true },
    profile: { ...PROFILE, measures: ORDERS, isFilter: true, isFurther: true },
    payment: { ...PAYMENT, measures: ORDERS, isFilter: true },
    state: { ...STATE, measures: ORDERS, isNotOf: OF_PARTS },
    type: { ...ORDER_TYPE, measures: ORDERS, isFilter: true, isFurther: true },
    client_type: { ...CLIENT_TYPE, measures: ORDERS, isFilter: true, isFurther: true },
    store: { ...STORE, none: 'reports.no_store', hasNone: true, measures: ALL, isFilter: true },
    category: { ...CATEGORY, none: 'reports.no_category', hasNone: true, measures: ALL, isFilter: true },
    brand: { ...BRAND, measures: ALL, isFilter: true },
    with_discount: { ...WITH_DISCOUNT, measures: ORDERS, isFilter: true, isFurther: true },
    with_balance: { ...WITH_BALANCE, measures: ORDERS, isFilter: true, isFurther: true },
  },
  cases: { days: ['settled_from', 'settled_to'], measures: RETURNS },
  orderDays: SOLD_DAYS,
  orders: {
    ...ordersOf(SOLD_DAYS, ['value', 'count', 'average_ticket', 'units']),
    discount: { days: SOLD_DAYS, only: { has_discount: '1' } },
    balance: { days: SOLD_DAYS, only: { has_balance: '1' } },
  },
})
