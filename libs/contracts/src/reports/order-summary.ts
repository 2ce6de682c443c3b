import { declareReport } from './declare-report.ts'
import { DAY, ORDER_TYPE, PAYMENT, SELLER, STATE, STORE } from './dimensions.ts'
import { CREATION_DAYS, ordersOf } from './order-figures.ts'
import { ORDER_FIGURES } from './sources.ts'

const ORDERS = ['value', 'count', 'balance'] as const

/**
 * Every order on the day of its creation, in the state that it has now: pre-orders and cancelled ones are rows of their own, and
 * what is given up owes nothing. An order with lines of two stores counts whole in each of them, as in the list of orders.
 */
export const orderSummary = declareReport({
  name: 'order-summary',
  path: '/order-summary',
  title: 'menu.order_summary',
  summary:
    'Orders created in a range of days (today by default) by state, type, seller, payment method, store and day: how many, their value and what is owed.',
  permission: 'read cash_flow',
  sources: [ORDER_FIGURES],
  measures: {
    count: { kind: 'count', label: 'reports.measure.orders_created' },
    value: { kind: 'pesos', label: 'reports.measure.order_value' },
    balance: {
      kind: 'pesos',
      label: 'reports.measure.unpaid',
      hint: 'reports.measure.unpaid_hint',
      isNeutral: true,
    },
  },
  dimensions: {
    state: { ...STATE, measures: ORDERS, opensAsTable: true },
    seller: { ...SELLER, measures: ORDERS, opensAsTable: true },
    type: { ...ORDER_TYPE, measures: ORDERS },
    payment: { ...PAYMENT, measures: ORDERS },
    store: { ...STORE, measures: ORDERS, isFilter: true },
    day: { ...DAY, measures: ORDERS },
  },
  orderDays: CREATION_DAYS,
  orders: {
    ...ordersOf(CREATION_DAYS, ['value', 'count']),
    balance: { days: CREATION_DAYS, only: { has_balance: '1' } },
  },
})
