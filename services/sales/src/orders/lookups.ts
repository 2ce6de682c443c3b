import { listSellers } from '@deportivo/contracts/auth/sign-in'
import { listPaymentMethods, listStates, STATE_TYPES } from '@deportivo/contracts/orders/lookups'
import { ORDER_STATES, statesWhere } from '@deportivo/lifecycle/order/states'
import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { seesOrdersOfOthers } from '@deportivo/lifecycle/order/visibility'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { defineKnownList } from '@deportivo/platform/lists/define-known-list'
import { defineList } from '@deportivo/platform/lists/define-list'
import { searchPlain } from '@deportivo/platform/lists/narrow'
import { text } from '@deportivo/texts/text'
import { SELLING } from './selling.ts'

export const listPaymentMethodsRoute = defineKnownList(listPaymentMethods, {
  rows: ({ actor }) =>
    PAYMENT_METHODS.map(({ id, is_ct, needs_support }) => ({
      id,
      is_ct,
      needs_support,
      name: text(`payment.method.${id}`, {}, actor.language),
    })),
  search: ({ name }) => name,
})

/** States by the specification's three kinds: sale states are those of orders, then those of return cases. */
const STATES_OF: Record<(typeof STATE_TYPES)[number], readonly string[]> = {
  venta: ORDER_STATES,
  checkout: statesWhere(({ track }) => track === 'counter' || track === 'dispatch'),
  return: RETURN_STATES,
}

export const listStatesRoute = defineKnownList(listStates, {
  rows: ({ actor: { language } }) => [
    ...ORDER_STATES.map((id) => ({ id, name: text(`order.state.${id}`, {}, language) })),
    ...RETURN_STATES.map((id) => ({ id, name: text(`return.state.${id}`, {}, language) })),
  ],
  filters: {
    type: ({ id }, types) => STATE_TYPES.some((type) => types.includes(type) && STATES_OF[type].includes(id)),
  },
  search: ({ name }) => name,
})

/** Active users who may be an order's seller, by name; a user who sees only their own orders gets only themself. */
export const listSellersRoute = defineList(listSellers, {
  from: ({ db, actor }) => {
    const people = db('auth.published_people')
      .where('is_active', true)
      .whereRaw('profile_ids && ?::text[]', [SELLING])
      .select('id', 'name', 'profile_ids as profiles')
    return seesOrdersOfOthers(actor) ? people : people.where('id', actor.id)
  },
  filters: { id: 'id' },
  sort: { name: 'name', id: 'id' },
  tiebreak: ['id'],
  search: searchPlain('name', 'sales.plain'),
})
