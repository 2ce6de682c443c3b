import { CART_REASONS } from '@deportivo/lifecycle/order/carts'
import { declareReport } from './declare-report.ts'
import { DAY, ORDER_TYPE, SELLER } from './dimensions.ts'
import { CREATION_DAYS } from './order-figures.ts'
import { CART_FIGURES } from './sources.ts'

const LOST = ['abandoned', 'units_lost', 'value_lost'] as const
const CARTS = ['begun', 'checked_out', 'conversion', ...LOST, 'expired', 'short_stock', 'cancelled'] as const

/**
 * Of the carts that were begun on each day, how many were checked out, and why the others were given up. All of a cart counts
 * on the day of its beginning: those still open may become either.
 */
export const carts = declareReport({
  name: 'carts',
  path: '/report/carts',
  title: 'menu.carts',
  summary:
    'Carts begun in a range of days (today by default) by day, seller, type and reason of giving up: how many were checked out, are open, expired, became short or were cancelled, with the units and the value lost.',
  permission: 'read administrative',
  sources: [CART_FIGURES],
  measures: {
    begun: { kind: 'count', label: 'reports.measure.carts_begun' },
    checked_out: { kind: 'count', label: 'reports.measure.carts_checked_out' },
    conversion: {
      kind: 'share',
      label: 'reports.measure.conversion',
      ratio: ['checked_out', 'begun'],
      of: 'begun',
    },
    open: { kind: 'count', label: 'reports.measure.carts_open', isNeutral: true },
    abandoned: {
      kind: 'count',
      label: 'reports.measure.carts_abandoned',
      terms: { expired: 1, short_stock: 1, cancelled: 1 },
      isNeutral: true,
    },
    expired: { kind: 'count', label: 'reports.cart_reason.expired', isNeutral: true },
    short_stock: { kind: 'count', label: 'reports.cart_reason.short_stock', isNeutral: true },
    cancelled: { kind: 'count', label: 'reports.cart_reason.cancelled', isNeutral: true },
    units_lost: { kind: 'count', label: 'reports.measure.units_lost', isNeutral: true },
    value_lost: { kind: 'pesos', label: 'reports.measure.value_lost', isNeutral: true },
  },
  dimensions: {
    day: { ...DAY, measures: CARTS, opensAsTable: true },
    seller: { ...SELLER, measures: CARTS, isFilter: true, opensAsTable: true },
    reason: {
      label: 'reports.dimension.cart_reason',
      column: 'outcome',
      kind: 'key',
      texts: 'reports.cart_reason.',
      order: CART_REASONS,
      measures: LOST,
      opensAsTable: true,
    },
    type: { ...ORDER_TYPE, measures: CARTS, isFilter: true, opensAsTable: true },
  },
  // Without a type the list has the goods of sellers, too, which are no carts.
  orders: { begun: { days: CREATION_DAYS, within: ['type_order'] } },
})
