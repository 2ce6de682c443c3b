import { Type, type Static } from 'typebox'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { route } from '../route.ts'
import { Found, Id, IdParams, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'

/** A voucher that ends within so many days is pointed out: earlier, most would be; later, a client has no time to come. */
export const VOUCHER_WARNING_DAYS = 30

/** Money that returns to a voucher can be spent for so many days at least: one that ends before that gets a new end. */
export const RETURNED_VOUCHER_DAYS = 30

/** The origin of a voucher: a return, a released reservation, or a refund that was owed. */
export const VOUCHER_ORIGINS = ['return', 'release', 'refund'] as const
export type VoucherOrigin = (typeof VOUCHER_ORIGINS)[number]

export const Voucher = Type.Object({
  id: Id,
  client_id: Id,
  /** Its code on screen and on paper. */
  voucher: Type.String(),
  value: Pesos,
  /** What is left of it. */
  available: Pesos,
  origin: Type.Enum([...VOUCHER_ORIGINS]),
  /** Null where it is of an order that the caller may not see, as its return case is then. */
  order_id: Nullable(Id),
  /** It was issued for such an order. */
  is_of_unseen_order: Type.Boolean(),
  /** The return case that it is owed for. */
  return_id: Nullable(Id),
  created_at: Instant,
  expires_at: Instant,
  /** When the step that issued it was undone. */
  voided_at: Nullable(Instant),
})
export type Voucher = Static<typeof Voucher>

export const listVouchers = listRoute({
  path: '/voucher',
  tag: 'sales',
  summary:
    'Vouchers that a client may still pay with (not spent, not expired), oldest first; `filter=client_id:7`. `ended:1` lists the others.',
  // A voucher is a fact about a client: users who may read the client may read it.
  permission: 'read clients',
  row: Voucher,
  filters: {
    id: { takes: 'number' },
    client_id: { takes: 'number' },
    /** Those that are spent, voided or expired. */
    ended: { takes: 'flag' },
  },
  sort: ['id', 'created_at'],
  perPage: LOOKUP_ROWS,
})

export const VOUCHER_ENTRY_KINDS = ['issued', 'spent', 'given_back', 'voided'] as const

export const VoucherEntry = Type.Object({
  id: Id,
  kind: Type.Enum([...VOUCHER_ENTRY_KINDS]),
  /** Negative left the voucher. */
  amount: SignedPesos,
  /** Null where it is of an order that the caller may not see, as its return case is then. */
  order_id: Nullable(Id),
  /** It is of such an order. */
  is_of_unseen_order: Type.Boolean(),
  /** The return case that it was issued for. */
  return_id: Nullable(Id),
  by_name: Type.String(),
  at: Instant,
})
export type VoucherEntry = Static<typeof VoucherEntry>

export const getVoucherEntries = route({
  method: 'GET',
  path: '/voucher/:id/entries',
  tag: 'sales',
  summary: 'What was credited to a voucher and spent of it, oldest first; also of one that ended.',
  permission: 'read clients',
  params: IdParams,
  reply: Found(Type.Array(VoucherEntry)),
})
