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
  /** Of an order made from something else: where it came from, and its first internal note. */
  origin?: { note: string; observation: string | null }
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

/** A code of the caller, of the seller or of the client: any other is the price of another seller. */
async function refuseForeignCode(trx: Knex.Transaction, id: number, own: readonly number[]): Promise<void> {
  if (own.includes(id)) return
  const code = await trx('catalogue.published_codes').where({ id }).first('id')
  throw invalid({ code_id: code ? 'order.refused.code_not_yours' : 'field.unknown_record' })
}

const SELLING = [...new Set(ORDER_TYPES.map((type_order) => orderKind({ type_order }).creates))]

interface Seller {
  name: string
  code_ids: readonly number[]
}

const SELLER = prepared<Seller & { sells: boolean }>(
  'seller of an order',
  `select p.name, p.code_ids, exists (
     select from auth.published_profiles r where r.profile_id = any(p.profile_ids) and r.grants ?| $2::text[]
   ) as sells
   from auth.published_people p where p.id = $1 and p.is_active`,
)

/** Named by another user; a seller has a profile that may create orders. */
async function sellerOf(trx: Knex.Transaction, id: number, { actor }: CommandContext): Promise<Seller> {
  if (id === actor.id) return actor
  await referTo(trx, 'user', id)
  const [seller] = await SELLER(trx, [id, SELLING])
  if (!seller) throw invalid({ seller_id: 'field.unknown_record' })
  if (!seller.sells) throw invalid({ seller_id: 'order.refused.not_a_seller' })
  return seller
}

async function insertCreation(
  trx: Knex.Transaction,
  order: OrderRecord,
  note: string | null,
  { actor, now }: CommandContext,
): Promise<void> {
  await trx('orders.order_history').insert({
    order_id: order.id,
    step: 'create',
    note,
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
  const seller = await sellerOf(trx, wanted.seller_id, context)
  if (wanted.code_id !== null)
    await refuseForeignCode(trx, wanted.code_id, [
      ...context.actor.code_ids,
      ...seller.code_ids,
      ...(client.code_id === null ? [] : [client.code_id]),
    ])
  const rows = await trx('orders.orders')
    .insert({
      state_id: orderKind(wanted).first_state,
      state_entered_at: context.now,
      type_order: wanted.type_order,
      profile_id: wanted.profile_id,
      client_id: wanted.client_id,
      ...clientColumns(client, wanted.code_id),
      seller_id: wanted.seller_id,
      seller_name: seller.name,
      observation: wanted.origin?.observation ?? null,
      changed_by: context.actor.name,
      created_at: context.now,
      updated_at: context.now,
    })
    .returning('*')
  const order = rows[0]
  if (!order) throw new Error('the insert returned no row')
  const note = wanted.origin?.note ?? null
  await insertCreation(trx, order, note, context)
  const after = await changedOrder(trx, order.id)
  appendOrderEvent(trx, { type: 'order.created', step: null, note, before: null, after }, context)
  return after
}
