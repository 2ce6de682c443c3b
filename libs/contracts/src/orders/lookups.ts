import { Type } from 'typebox'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { Id } from '../shapes.ts'

export const PaymentMethod = Type.Object({
  id: Id,
  name: Type.String(),
  is_ct: Type.Boolean(),
  needs_support: Type.Boolean(),
})

export const listPaymentMethods = listRoute({
  path: '/sale/payments',
  tag: 'sales',
  summary: 'Payment methods.',
  permission: 'signed_in',
  row: PaymentMethod,
  filters: { id: { takes: 'number' }, is_ct: { takes: 'flag' }, needs_support: { takes: 'flag' } },
  sort: ['id', 'name'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})

export const STATE_TYPES = ['venta', 'checkout', 'return'] as const

export const listStates = listRoute({
  path: '/state',
  tag: 'sales',
  summary: 'States of orders and of return cases; `filter=type:venta|checkout|return` narrows.',
  permission: 'signed_in',
  row: Type.Object({ id: Type.String(), name: Type.String() }),
  filters: { id: { takes: 'text' }, type: { takes: 'option', options: STATE_TYPES } },
  sort: ['position', 'id', 'name'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})
