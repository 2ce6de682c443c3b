import { ORDER_TYPES } from '@deportivo/lifecycle/order/kinds'
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

export const CLIENT = {
  label: 'reports.dimension.client',
  column: 'client_id',
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

/** 0: not chosen yet. */
export const PAYMENT = {
  label: 'reports.dimension.payment',
  column: 'payment_method',
  kind: 'id',
  texts: 'payment.method.',
  hasNone: true,
} as const satisfies Shared

export const ORDER_TYPE = {
  label: 'reports.dimension.type',
  column: 'type_order',
  kind: 'key',
  texts: 'order.type.',
  order: ORDER_TYPES,
} as const satisfies Shared

/** Of the client, when the order was created. */
export const CLIENT_TYPE = {
  label: 'reports.dimension.client_type',
  column: 'type_sale',
  kind: 'key',
  texts: 'reports.client_type.',
} as const satisfies Shared

export const STORE = {
  label: 'reports.dimension.store',
  column: 'store_id',
  kind: 'id',
  isNamed: true,
  alias: 'store',
} as const satisfies Shared

export const CATEGORY = {
  label: 'reports.dimension.category',
  column: 'category_id',
  kind: 'id',
  isNamed: true,
} as const satisfies Shared

export const PRODUCT = {
  label: 'reports.dimension.product',
  column: 'product_id',
  kind: 'id',
  isNamed: true,
} as const satisfies Shared

export const RETURN_REASON = {
  label: 'reports.dimension.return_reason',
  column: 'reason_id',
  kind: 'id',
  isNamed: true,
} as const satisfies Shared

/** What the result statement groups expenses by. */
export const SITUATION = {
  label: 'reports.dimension.situation',
  column: 'financial_situation_id',
  kind: 'id',
  isNamed: true,
} as const satisfies Shared

export const BRAND = {
  label: 'reports.dimension.brand',
  column: 'brand_id',
  kind: 'id',
  isNamed: true,
} as const satisfies Shared

/** Whether an order was sold below the listed prices: 1 or 0. */
export const WITH_DISCOUNT = {
  label: 'reports.dimension.with_discount',
  column: 'has_discount',
  kind: 'id',
  texts: 'reports.has_discount.',
  hasNone: true,
} as const satisfies Shared

/** Whether an order owes something: 1 or 0. */
export const WITH_BALANCE = {
  label: 'reports.dimension.with_balance',
  column: 'has_balance',
  kind: 'id',
  texts: 'reports.has_balance.',
  hasNone: true,
} as const satisfies Shared

/** The assistant of an order; 0: none yet. */
export const ASSISTANT = {
  label: 'reports.dimension.assistant',
  column: 'auxiliary_user_id',
  kind: 'id',
  isNamed: true,
} as const satisfies Shared
