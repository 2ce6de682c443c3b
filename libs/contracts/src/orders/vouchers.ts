import { Type, type Static } from 'typebox'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { Id, Instant, Pesos } from '../shapes.ts'

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

export const listVouchers = listRoute({
  path: '/voucher',
  tag: 'sales',
  summary: 'Vouchers that a client may still pay with, oldest first; `filter=client_id:7`.',
  // A voucher is a fact about a client: who may read the client may read what the client is owed.
  permission: 'read clients',
  row: Voucher,
  filters: { id: { takes: 'number' }, client_id: { takes: 'number' } },
  sort: ['id', 'available', 'created_at'],
  perPage: LOOKUP_ROWS,
})
