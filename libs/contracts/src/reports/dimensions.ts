import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import type { Dimension } from './declare-report.ts'

type Shared = Omit<Dimension, 'measures'>

/** What reports group by. A report adds the measures of its rows. */
export const DAY = { label: 'reports.dimension.day', column: 'day', kind: 'day' } as const satisfies Shared

export const SELLER = {
  label: 'reports.dimension.seller',
  column: 'seller_id',
  kind: 'id',
  isNamed: true,
} as const satisfies Shared

export const PROFILE = {
  label: 'reports.dimension.profile',
  column: 'profile_id',
  kind: 'key',
  texts: 'profile.',
} as const satisfies Shared

export const STATE = {
  label: 'reports.dimension.state',
  column: 'state_id',
  kind: 'key',
  texts: 'order.state.',
  order: ORDER_STATES,
} as const satisfies Shared

/** 0: paid in several ways, or not chosen yet. */
export const PAYMENT = {
  label: 'reports.dimension.payment',
  column: 'payment_method',
  kind: 'id',
  texts: 'payment.method.',
} as const satisfies Shared
