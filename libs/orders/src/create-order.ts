import { clientTypeOf } from '@deportivo/lifecycle/client-types'
import { ORDER_TYPES, orderKind, type OrderType } from '@deportivo/lifecycle/order/kinds'
import { prepared } from '@deportivo/platform/db/prepared'
import { invalid } from '@deportivo/platform/http/refused'
import { referTo } from '@deportivo/platform/records/referrers'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import { appendOrderEvent } from './order/order-event.ts'
import type { OrderRecord } from './order/order-record.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { changedOrder, type ChangedOrder } from './order/whole-order.ts'

export interface NewOrder {
  client_id: number
  type_order: OrderType
  profile_id: string
  seller_id: number
  code_id: number | null
}

const CLIENT_COLUMNS = [
  'name',
  'phone',
  'address',
  'contact',
  'municipality',
  'city_id',
  'city_name',
  'department_id',
  'code_id',
  'type_of_client',
] as const

type Client = Pick<Tables['sales.published_clients'], (typeof CLIENT_COLUMNS)[number]>

async function clientOf(trx: Knex.Transaction, id: number): Promise<Client> {
  await referTo(trx, 'client', id)
  const client = await trx('sales.published_clients')
    .where({ id })
    .first(...CLIENT_COLUMNS)
  if (!client) throw invalid({ client_id: 'field.unknown_record' })
  return client
}

/** The columns that an order copies from its client. */
function clientColumns({ name, type_of_client, ...client }: Client, code_id: number | null) {
  return {
    client_name: name,
    type_sale: clientTypeOf(type_of_client),
    ...client,
    code_id: code_id ?? client.code_id,
  }
}

/** A price code may be refused later, for the lines of a seller without it; one that does not exist, at once. */
async function refuseUnknownCode(trx: Knex.Transaction, id: number | null): Promise<void> {
  if (id === null) return
  const code = await trx('catalogue.published_codes').where({ id }).first('id')
  if (!code) throw invalid({ code_id: 'field.unknown_record' })
}

const SELLING = [...new Set(ORDER_TYPES.map((type_order) => orderKind({ type_order }).creates))]

const SELLER = prepared<{ name: string; sells: boolean }>(
  'seller of an order',
  `select p.name, exists (
     select from auth.published_profiles r where r.profile_id = any(p.profile_ids) and r.grants ?| $2::text[]
   ) as sells
   from auth.published_people p where p.id = $1 and p.is_active`,
)

/** Named by another user; a seller has a profile that may create orders. */
async function sellerName(trx: Knex.Transaction, id: number, context: CommandContext): Promise<string> {
  if (id === context.actor.id) return context.actor.name
  await referTo(trx, 'user', id)
  const [seller] = await SELLER(trx, [id, SELLING])
  if (!seller) throw invalid({ seller_id: 'field.unknown_record' })
  if (!seller.sells) throw invalid({ seller_id: 'order.refused.not_a_seller' })
  return seller.name
}

async function insertCreation(
  trx: Knex.Transaction,
  order: OrderRecord,
  { actor, now }: CommandContext,
): Promise<void> {
  await trx('orders.order_history').insert({
    order_id: order.id,
    step: 'create',
    to_state: order.state_id,
    by_id: actor.id,
    by_name: actor.name,
    profile_id: actor.profile,
    at: now,
  })
}

/** Opens an order for a client, with the client's delivery data as defaults. */
export async function createOrder(
  trx: Knex.Transaction,
  wanted: NewOrder,
  context: CommandContext,
): Promise<ChangedOrder> {
  const client = await clientOf(trx, wanted.client_id)
  await refuseUnknownCode(trx, wanted.code_id)
  const rows = await trx('orders.orders')
    .insert({
      state_id: orderKind(wanted).first_state,
      state_entered_at: context.now,
      type_order: wanted.type_order,
      profile_id: wanted.profile_id,
      client_id: wanted.client_id,
      ...clientColumns(client, wanted.code_id),
      seller_id: wanted.seller_id,
      seller_name: await sellerName(trx, wanted.seller_id, context),
      changed_by: context.actor.name,
      created_at: context.now,
      updated_at: context.now,
    })
    .returning('*')
  const order = rows[0]
  if (!order) throw new Error('the insert returned no row')
  await insertCreation(trx, order, context)
  const after = await changedOrder(trx, order.id)
  appendOrderEvent(trx, { type: 'order.created', step: null, note: null, before: null, after }, context)
  return after
}
