import { Type } from 'typebox'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { Strict, route } from '../route.ts'
import { Found, Id, IdParams, Instant, Nullable, Pesos, Said, SignedPesos, Text } from '../shapes.ts'

export const listCashiers = listRoute({
  path: '/cashier',
  tag: 'sales',
  summary: 'Cash registers, and whether each has an open shift.',
  permission: ['read catalogue', 'manage cashier'],
  row: Type.Object({ id: Id, name: Type.String(), store_id: Id, is_open: Type.Boolean() }),
  filters: {
    id: { takes: 'number' },
    store_id: { takes: 'number' },
    name: { takes: 'text' },
    is_open: { takes: 'flag' },
  },
  sort: ['name', 'id', 'store_id'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})

const Shift = Type.Object({
  id: Id,
  cashier_id: Id,
  base_amount: Pesos,
  opened_at: Instant,
  opened_by: Type.String(),
  closed_at: Nullable(Instant),
  counted_amount: Nullable(Pesos),
  expected_amount: SignedPesos,
  difference: Nullable(SignedPesos),
  movements: Type.Array(
    Type.Object({
      id: Id,
      order_id: Nullable(Id),
      kind: Type.String(),
      amount: SignedPesos,
      at: Instant,
      by: Type.String(),
    }),
  ),
})

export const openShiftOf = route({
  method: 'GET',
  path: '/casher',
  tag: 'sales',
  summary: 'The open shift of a cash register with its movements; null when it is closed.',
  permission: 'manage cashier',
  query: Strict({ cashier_id: Id }),
  reply: Found(Nullable(Shift)),
})

export const openShift = route({
  method: 'POST',
  path: '/casher',
  tag: 'sales',
  summary: 'Open a shift on a cash register; one open shift per register.',
  permission: 'manage cashier',
  body: Strict({ cashier_id: Id, base_amount: Pesos }),
  reply: Said(Shift),
})

export const closeShift = route({
  method: 'POST',
  path: '/casher/:id/close',
  tag: 'sales',
  summary: 'Close a shift with the counted cash; answers the difference.',
  permission: 'manage cashier',
  params: IdParams,
  body: Strict({ counted_amount: Pesos, note: Type.Optional(Text(500)) }),
  reply: Said(Shift),
})
