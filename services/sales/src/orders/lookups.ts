import { listSellers } from '@deportivo/contracts/auth/sign-in'
import type { ProfileId } from '@deportivo/contracts/access'
import { listPaymentMethods, listStates } from '@deportivo/contracts/orders/lookups'
import { DISPATCH_STATES, ORDER_STATES, type OrderState } from '@deportivo/lifecycle/order/states'
import { seesOrdersOfOthers } from '@deportivo/lifecycle/order/visibility'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { SELLER_ADMINS, SELLERS } from '@deportivo/lifecycle/profiles'
import { parseList } from '@deportivo/platform/http/list-grammar'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { text } from '@deportivo/texts/text'

export const listPaymentMethodsRoute: Routes = (app, deps) =>
  read(app, deps, listPaymentMethods, async ({ actor }) =>
    found(
      PAYMENT_METHODS.map(({ id, is_ct, needs_support }) => ({
        id,
        is_ct,
        needs_support,
        name: text(`payment.method.${id}`, {}, actor.language),
      })),
    ),
  )

const RULES = { filters: ['type'], orders: [], fields: [], includes: [] }

/** States by the specification's three kinds; `return` has none before returns exist. */
const STATES_OF: Record<string, readonly OrderState[]> = {
  venta: ORDER_STATES,
  checkout: ['sold_local', ...DISPATCH_STATES],
  return: [],
}

export const listStatesRoute: Routes = (app, deps) =>
  read(app, deps, listStates, async ({ query, actor }) => {
    const [type] = parseList(query, RULES).filters['type'] ?? []
    const states = type === undefined ? ORDER_STATES : (STATES_OF[type] ?? [])
    return found(states.map((id) => ({ id, name: text(`order.state.${id}`, {}, actor.language) })))
  })

const SELLING: ProfileId[] = [
  ...SELLER_ADMINS,
  ...SELLERS,
  'two',
  'operating_officer',
  'local_administrative',
]

/** Active people who may be an order's seller, by name; who sees only their own orders finds themself alone. */
export const listSellersRoute: Routes = (app, deps) =>
  read(app, deps, listSellers, async ({ db, actor }) => {
    const people = db('auth.published_people')
      .where('is_active', true)
      .whereRaw('profile_ids && ?::text[]', [SELLING])
    if (!seesOrdersOfOthers(actor)) void people.where('id', actor.id)
    return found(
      await people
        .orderBy(['name', 'id'])
        .select<{ id: number; name: string; profiles: ProfileId[] }[]>(
          'id',
          'name',
          'profile_ids as profiles',
        ),
    )
  })
