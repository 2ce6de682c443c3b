import type { ReturnEvent, ReturnSnapshot } from '@deportivo/contracts/events/return'
import type { LoggedEvent } from '@deportivo/platform/service'
import { MORNING } from '../events.ts'

const CASE: ReturnSnapshot = {
  id: 1,
  version: 1,
  state_id: 'return_pending',
  state_entered_at: MORNING,
  order_id: 1,
  line_id: 1,
  client_id: 7,
  client_type: 'wholesale',
  seller_id: 12,
  type_order: 'online',
  profile_id: 'online_seller',
  product_id: 5,
  brand_id: 2,
  category_id: 1,
  store_id: 1,
  size_id: 38,
  quantity: 2,
  reason_id: 1,
  reason_name: 'Talla',
  exchange_rate_id: null,
  exchange_rate: null,
  unit_price_paid: 100_000,
  credited_value: 0,
  unit_cost: null,
  goods: null,
  entrance_store_id: null,
  settlement: null,
  replacement: null,
  price_difference: 0,
  voucher_id: null,
  created_at: MORNING,
  received_at: null,
  settled_at: null,
}

/** The event of a return case after a change; the defaults are a case of two units that was just requested. */
export function returnEvent(
  given: Partial<ReturnSnapshot>,
  type = 'return.fields_changed',
): LoggedEvent<ReturnEvent> {
  const return_case = { ...CASE, ...given }
  return {
    pos: return_case.id * 100 + return_case.version,
    lane: 0,
    lane_pos: return_case.version,
    event_id: '0195657e-0000-7000-8000-000000000000',
    aggregate_type: 'return',
    aggregate_id: String(return_case.id),
    aggregate_version: return_case.version,
    type,
    schema_version: 1,
    payload: { change: { step: null, note: null, from_state: null }, return_case },
    meta: { actor_id: 1, actor_name: 'Prueba', profile_id: 'two', request_id: null },
    occurred_at: new Date(return_case.state_entered_at),
  }
}
