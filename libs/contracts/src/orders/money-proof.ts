import { Type } from 'typebox'
import { route } from '../route.ts'
import { Found, Nullable } from '../shapes.ts'

const Count = Type.Integer({ minimum: 0 })

/** A stored sum of money that is not what its entries make of it, in whole pesos. */
const MoneyDifference = Type.Object({
  what: Type.String(),
  /** Of the order, the voucher, the refund, the return case or the shift that it is about. */
  id: Type.Integer(),
  order_id: Nullable(Type.Integer()),
  stored: Type.Integer(),
  expected: Type.Integer(),
})

export const getMoneyProof = route({
  method: 'GET',
  path: '/money/proof',
  tag: 'sales',
  summary:
    'Compare every stored sum of orders, vouchers, refunds and cash drawers with the entries that make it. `differences` is empty where all is right; it lists the first thousand.',
  permission: 'manage cash_flow',
  is_heavy: true,
  reply: Found(
    Type.Object({
      orders: Count,
      payments: Count,
      differences: Type.Array(MoneyDifference, { maxItems: 1_000 }),
    }),
  ),
})
