import { Type, type Static } from 'typebox'
import { route } from '../route.ts'
import { Found, IdParams, Pesos, SignedPesos } from '../shapes.ts'
import { READ_ORDERS } from './order.ts'

const Count = Type.Integer({ minimum: 0 })

/** What a client owes and bought, by the orders that the reader may see. */
export const ClientAccount = Type.Object({
  /** The balances of the orders that the filter `has_balance` of their list finds. */
  owed: Pesos,
  owing_orders: Count,
  /** The part of it in orders that are not sold yet: carts, reservations, goods that a seller has. */
  unsold: Pesos,
  /** Goods that the client got, less what came back. */
  bought: SignedPesos,
  bought_orders: Count,
})
export type ClientAccount = Static<typeof ClientAccount>

export const getClientAccount = route({
  method: 'GET',
  path: '/client/:id/account',
  tag: 'sales',
  summary: 'What a client owes and bought, by the orders that the profile may see.',
  permission: READ_ORDERS,
  params: IdParams,
  reply: Found(ClientAccount),
})
