import { Type, type Static } from 'typebox'
import { route } from '../route.ts'
import { Id, Instant, Listed, ListQuery, type ListRules, Pesos } from '../shapes.ts'

export const Voucher = Type.Object({
  id: Id,
  client_id: Id,
  /** What it is called on screen and on paper. */
  voucher: Type.String(),
  value: Pesos,
  /** What is left of it. */
  available: Pesos,
  created_at: Instant,
})
export type Voucher = Static<typeof Voucher>

export const VOUCHER_LIST: ListRules = {
  filters: ['client_id'],
  orders: ['id', 'available', 'created_at'],
  fields: Object.keys(Voucher.properties),
  includes: [],
}

export const listVouchers = route({
  method: 'GET',
  path: '/voucher',
  tag: 'sales',
  summary: 'Vouchers that a client may still pay with, oldest first; `filter=client_id:7`.',
  // A voucher is a fact about a client: who may know the client may know what the client is owed.
  permission: 'read clients',
  query: ListQuery,
  reply: Listed(Voucher),
})
