import { changeOrder, OrderFields } from '@deportivo/contracts/orders/orders'
import type { Wanted } from '@deportivo/lifecycle/machine'
import { ORDER_STEPS } from '@deportivo/lifecycle/order/steps'
import { refuseClosed } from '@deportivo/orders/lines/lines'
import { hasMoney } from '@deportivo/orders/money/change-payments'
import type { OrderPatch, OrderRecord } from '@deportivo/orders/order/order-record'
import type { CommandContext } from '@deportivo/orders/order/command-context'
import { updateOrderFields } from '@deportivo/orders/order/update-order-fields'
import { invalid, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { validated } from '@deportivo/platform/http/validated'
import type { Routes } from '@deportivo/platform/service'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Static } from 'typebox'
import { refuseUnseenBuyer } from '../clients/visibility.ts'
import { contextOf } from './context-of.ts'
import { openForEditing, openOrder, replyOf } from './open-order.ts'
import { refuseUnlessTaking } from './take-for-self.ts'
import { takeStep } from './take-step.ts'

async function cityPatch(trx: Knex.Transaction, cityId: number | undefined): Promise<OrderPatch> {
  if (cityId === undefined) return {}
  const city = await trx('sales.published_cities').where('id', cityId).first('id', 'name', 'department_id')
  if (!city) throw invalid({ city_id: 'field.unknown_record' })
  return { city_id: city.id, city_name: city.name, department_id: city.department_id }
}

async function clientPatch(trx: Knex.Transaction, clientId: number | undefined): Promise<OrderPatch> {
  if (clientId === undefined) return {}
  const client = await trx('sales.published_clients').where('id', clientId).first('name')
  if (!client) throw invalid({ client_id: 'field.unknown_record' })
  return { client_id: clientId, client_name: client.name }
}

/** Money on an order is its client's: changing the client would give it to another. */
async function refuseOtherClient(
  trx: Knex.Transaction,
  order: OrderRecord,
  clientId: number | undefined,
): Promise<void> {
  if (clientId === undefined || clientId === order.client_id) return
  if (await hasMoney(trx, order)) throw rule('order.refused.client_fixed', {}, { id: order.id })
}

async function changeFields(
  trx: Knex.Transaction,
  order: OrderRecord,
  request: FastifyRequest,
  context: CommandContext,
): Promise<OrderRecord> {
  const {
    version: _seen,
    city_id,
    client_id,
    department_id: _derived,
    ...fields
  } = validated<Static<typeof OrderFields>>(request, OrderFields, { ...(request.body as object) })
  refuseClosed(order)
  await refuseOtherClient(trx, order, client_id)
  await refuseUnseenBuyer(trx, client_id, context.actor)
  const patch = { ...fields, ...(await cityPatch(trx, city_id)), ...(await clientPatch(trx, client_id)) }
  return updateOrderFields(trx, order, 'order.fields_changed', patch, context)
}

/** The only route of steps: `state_id` or `step` names it; without either the order's own fields change. */
export const changeOrderRoute: Routes = (app, deps) =>
  change(app, deps, changeOrder, async ({ params, body, actor, trx, request }) => {
    const context = contextOf(deps, actor, request)
    if (!body.state_id && !body.step) {
      const order = await openForEditing(deps, trx, params.id, body.version, context)
      return withMessage(
        'order.fields_changed',
        await replyOf(deps, trx, await changeFields(trx, order, request, context), context),
      )
    }
    const order = await openOrder(deps, trx, params.id, body.version, context, refuseUnlessTaking(body))
    const moved = await takeStep(trx, order, { request, body: request.body as Wanted & object, context })
    return withMessage(ORDER_STEPS[moved.key].text, await replyOf(deps, trx, moved.order, context))
  })
