import { OFFICE_FIELDS, OrderFields } from '@deportivo/contracts/orders/orders'
import { storedPhone } from '@deportivo/contracts/phone'
import { mayEditOrder, scopeReaches } from '@deportivo/lifecycle/order/order-machine'
import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import { refuseClosed } from '@deportivo/orders/lines/lines'
import { hasMoney } from '@deportivo/orders/money/change-payments'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { updateOrderFields, type OrderFieldsPatch } from '@deportivo/orders/order/update-order-fields'
import { forbidden, invalid, rule } from '@deportivo/platform/http/refused'
import { validated } from '@deportivo/platform/http/validated'
import { referTo } from '@deportivo/platform/records/referrers'
import type { Deps } from '@deportivo/platform/service'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Static } from 'typebox'
import { refuseUnseenBuyer } from '../clients/visibility.ts'
import { openOrder } from './open-order.ts'
import type { ChangedOrder } from '@deportivo/orders/order/whole-order'

type Fields = Static<typeof OrderFields>

async function cityPatch(trx: Knex.Transaction, cityId: number | undefined): Promise<OrderFieldsPatch> {
  if (cityId === undefined) return {}
  const city = await trx('sales.published_cities').where('id', cityId).first('id', 'name', 'department_id')
  if (!city) throw invalid({ city_id: 'field.unknown_record' })
  return {
    city_id: city.id,
    city_name: city.name,
    department_id: city.department_id,
    is_bogota: city.id === BOGOTA_CITY_ID,
    // It was chosen for the delivery to the earlier city.
    check_bogota: null,
  }
}

async function clientPatch(
  trx: Knex.Transaction,
  order: OrderRecord,
  clientId: number | undefined,
): Promise<OrderFieldsPatch> {
  if (clientId === undefined) return {}
  // A merge of the order's own client has it locked and waits for the order: it would be a deadlock.
  if (clientId !== order.client_id) await referTo(trx, 'client', clientId)
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

/** Notes of the office may change at any time; everything else only while the order is open. */
function refuseFields(order: OrderRecord, fields: object, { actor }: CommandContext): void {
  const names = Object.keys(fields)
  const isOffice = (name: string) => name in OFFICE_FIELDS
  if (names.some(isOffice) && !scopeReaches(actor.grants['update sales'], order, actor.id)) throw forbidden()
  if (names.length > 0 && names.every(isOffice)) return
  if (!mayEditOrder(order, actor)) throw forbidden()
  refuseClosed(order)
}

/** A blank note is none. */
function officePatch({ invoice, observation }: Fields): OrderFieldsPatch {
  const given = Object.entries({ invoice, observation }).filter(([, text]) => text !== undefined)
  return Object.fromEntries(given.map(([name, text]) => [name, text?.trim() || null]))
}

interface FieldsRequest {
  id: number
  request: FastifyRequest
  context: CommandContext
}

/** Changes an order's own fields, without a step. */
export async function changeFields(
  deps: Deps,
  trx: Knex.Transaction,
  { id, request, context }: FieldsRequest,
): Promise<ChangedOrder> {
  const body = validated<Fields>(request, OrderFields, { ...(request.body as object) })
  const { version, city_id, client_id, department_id: _derived, ...fields } = body
  const order = await openOrder(deps, trx, id, { version }, context)
  refuseFields(order, { ...fields, ...(city_id && { city_id }), ...(client_id && { client_id }) }, context)
  await refuseOtherClient(trx, order, client_id)
  await refuseUnseenBuyer(trx, client_id, context.actor)
  const patch = {
    ...fields,
    ...(fields.phone && { phone: storedPhone(fields.phone) }),
    ...officePatch(body),
    ...(await cityPatch(trx, city_id)),
    ...(await clientPatch(trx, order, client_id)),
  }
  return updateOrderFields(trx, order, 'order.fields_changed', patch, context)
}
