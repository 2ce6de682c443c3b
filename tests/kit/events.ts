import type { Card } from '@deportivo/contracts/dispatch/board'
import type { OrderEvent } from '@deportivo/contracts/events/order'
import { append } from '@deportivo/platform/events/outbox/append'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** 10 in the morning in Bogotá. */
export const MORNING = '2026-03-05T15:00:00.000Z'

const CARD: Card = {
  id: 1,
  version: 1,
  state_id: 'validating_payment',
  state_entered_at: MORNING,
  type_order: 'online',
  client_name: 'Calzado El Paso S.A.S.',
  city_id: 11_001,
  city_name: 'Bogotá, D.C.',
  seller_id: 12,
  seller_name: 'Sara Vendedora',
  auxiliary_user_id: null,
  auxiliary_name: null,
  payment_method: 2,
  is_ct: false,
  is_local_delivery: false,
  payment_validated: false,
  has_payment_support: false,
  has_guide: false,
  stock_left: false,
  units: 2,
  references: 1,
  picked: 0,
  line_count: 1,
  total_value: 200_000,
  total_balance: 200_000,
  newness: null,
  carrier: null,
  guide_number: null,
  created_at: MORNING,
}

export interface ToldOrder extends Partial<Card> {
  checked_out_at?: string | null
  stock_left_at?: string | null
  profile_id?: string
}

/** The event of an order as it is after a change; what isn't said is an online order just checked out. */
export function orderEvent(told: ToldOrder, type = 'order.fields_changed'): LoggedEvent<OrderEvent> {
  const { checked_out_at = MORNING, stock_left_at = null, profile_id = 'online_seller', ...card } = told
  const whole = { ...CARD, ...card }
  return {
    pos: whole.id * 100 + whole.version,
    lane: 0,
    lane_pos: whole.version,
    event_id: '0195657e-0000-7000-8000-000000000000',
    aggregate_type: 'order',
    aggregate_id: String(whole.id),
    aggregate_version: whole.version,
    type,
    schema_version: 1,
    payload: {
      step: null,
      from: null,
      note: null,
      card: whole,
      client_id: 7,
      profile_id,
      previous_auxiliary_id: null,
      checked_out_at,
      stock_left_at,
      lines: [],
      paid: 0,
    },
    meta: { actor_id: 1, actor_name: 'Prueba', profile_id: 'two', request_id: null },
    occurred_at: new Date(whole.state_entered_at),
  }
}

/** Commits events of several orders together, as so many changes at once would. */
export async function tellMany(db: Knex, told: readonly ToldOrder[], type?: string): Promise<void> {
  await db.transaction(async (trx) => {
    for (const one of told) {
      const { pos: _pos, lane: _lane, lane_pos: _lanePos, event_id: _id, ...event } = orderEvent(one, type)
      await append(trx, event)
    }
  })
}

/** Commits the event of one change, as the order kernel would. */
export const tell = (db: Knex, told: ToldOrder, type?: string): Promise<void> => tellMany(db, [told], type)
