import { createLocalOrder, createManyLocalOrders } from '@deportivo/contracts/orders/orders'
import type { BodyOf } from '@deportivo/contracts/route'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { Refused, type KeyedText } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { refuseUnseenBuyer } from '../clients/visibility.ts'
import { sellerFor } from './create-pre-order.ts'
import { openNewOrder } from './open-new-order.ts'
import { replyOf } from './open-order.ts'

async function createLocal(
  trx: Knex.Transaction,
  wanted: BodyOf<typeof createLocalOrder>,
  context: CommandContext,
) {
  await refuseUnseenBuyer(trx, wanted.client_id, context.actor)
  return openNewOrder(
    trx,
    {
      client_id: wanted.client_id,
      type_order: 'local',
      profile_id: 'local_administrative',
      seller_id: sellerFor(context.actor, wanted.seller_id),
      code_id: wanted.code_id ?? null,
    },
    context,
  )
}

/** An order sold over the counter from the warehouse. */
export const createLocalOrderRoute: Routes = (app, deps) =>
  change(app, deps, createLocalOrder, async ({ body, trx, context }) => {
    const order = await createLocal(trx, body, context)
    return withMessage('order.created', replyOf(deps, order, context), { id: order.id })
  })

/** A refusal with its fields under the order that it is about: `orders.2.client_id`. */
function ofOrder(index: number, error: unknown): unknown {
  if (!(error instanceof Refused) || !error.refusal.errors) return error
  const errors = Object.entries(error.refusal.errors).map(
    ([field, message]) => [`orders.${index}.${field}`, message] as const,
  )
  return new Refused({ ...error.refusal, errors: Object.fromEntries<KeyedText>(errors) })
}

/** Several at once: a refused one rolls all of them back. */
export const createManyLocalOrdersRoute: Routes = (app, deps) =>
  change(app, deps, createManyLocalOrders, async ({ body, trx, context }) => {
    const orders = []
    for (const [index, wanted] of body.orders.entries()) {
      const order = await createLocal(trx, wanted, context).catch((error: unknown) => {
        throw ofOrder(index, error)
      })
      orders.push(replyOf(deps, order, context))
    }
    return withMessage('order.created', orders, { id: orders.map((order) => order.id).join(', ') })
  })
