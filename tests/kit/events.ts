import type { OrderEvent, OrderSnapshot } from '@deportivo/contracts/events/order'
import { append } from '@deportivo/platform/events/outbox/append'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** 10 in the morning in Bogotá. */
export const MORNING = '2026-03-05T15:00:00.000Z'

const LINE: OrderSnapshot['lines'][number] = {
  line_id: 1,
  product_id: 5,
  product_name: 'Tenis Zancada',
  reference_id: 3,
  reference_name: 'ZAN-1137',
  brand_id: 2,
  brand_name: 'Zancada',
  category_id: 1,
  category_name: 'Tenis',
  subcategory_id: 1,
  subcategory_name: 'Running',
  color_id: 1,
  color_name: 'Negro',
  size_id: 38,
  size_name: '38',
  store_id: 1,
  store_name: 'Bodega Central',
  code_id: 4,
  group_id: null,
  quantity: 2,
  picked: 0,
  price: 200_000,
  listed_unit_price: 100_000,
  unit_cost: null,
}

const ORDER: OrderSnapshot = {
  id: 1,
  version: 1,
  state_id: 'validating_payment',
  news_from_state: null,
  type_order: 'online',
  profile_id: 'online_seller',
  client_id: 7,
  client_name: 'Calzado El Paso S.A.S.',
  client_type: 'wholesale',
  type_sale: 'wholesale',
  city_id: 11_001,
  city_name: 'Bogotá, D.C.',
  department_id: 11,
  seller_id: 12,
  seller_name: 'Sara Vendedora',
  auxiliary_user_id: null,
  auxiliary_name: null,
  code_id: 4,
  payment_method: 2,
  is_ct: false,
  has_payment_support: false,
  is_local_delivery: false,
  has_guide: false,
  carrier: null,
  guide_number: null,
  newness: null,
  has_expired_holds: false,
  created_at: MORNING,
  state_entered_at: MORNING,
  checked_out_at: MORNING,
  payment_validated_at: null,
  stock_left_at: null,
  delivered_at: null,
  units: 2,
  picked_units: 0,
  units_back: null,
  total_value: 200_000,
  discount: 0,
  voucher_value: 0,
  total_first_payment: 0,
  paid: 0,
  paid_confirmed: 0,
  total_balance: 200_000,
  lines: [LINE],
  payments: [],
  vouchers: [],
}

/** The order after a change, and the stay that it ended. */
export type GivenOrder = Partial<OrderSnapshot> & Partial<Pick<OrderEvent['change'], 'stage_left'>>

/** The event of an order after a change; the defaults are an online order just checked out. */
export function orderEvent(
  { stage_left = null, ...given }: GivenOrder,
  type = 'order.fields_changed',
): LoggedEvent<OrderEvent> {
  const order = { ...ORDER, ...given }
  return {
    pos: order.id * 100 + order.version,
    lane: 0,
    lane_pos: order.version,
    event_id: '0195657e-0000-7000-8000-000000000000',
    aggregate_type: 'order',
    aggregate_id: String(order.id),
    aggregate_version: order.version,
    type,
    schema_version: 1,
    payload: {
      change: { step: null, note: null, from_state: null, previous_auxiliary_id: null, stage_left },
      order,
    },
    meta: { actor_id: 1, actor_name: 'Prueba', profile_id: 'two', request_id: null },
    occurred_at: new Date(order.state_entered_at),
  }
}

/** Commits events of several orders in one transaction. */
export async function publishMany(db: Knex, given: readonly GivenOrder[], type?: string): Promise<void> {
  await db.transaction(async (trx) => {
    for (const one of given) {
      const { pos: _pos, lane: _lane, lane_pos: _lanePos, event_id: _id, ...event } = orderEvent(one, type)
      append(trx, event)
    }
  })
}

/** Commits the event of one change, as the order kernel would. */
export const publishEvent = (db: Knex, given: GivenOrder, type?: string): Promise<void> =>
  publishMany(db, [given], type)
