import type { Card } from '@deportivo/contracts/dispatch/board'
import type { BusinessHours } from '@deportivo/lifecycle/business-hours'

/** Eight to six, Monday to Saturday. */
export const SHOP_HOURS: BusinessHours = { opens: '08:00', closes: '18:00', days: [1, 2, 3, 4, 5, 6] }

/** A card for tests: an order of one pair that was just checked out, with the fields that a test overrides. */
export const aCard = (facts: Partial<Card> = {}): Card => ({
  id: 1,
  version: 1,
  state_id: 'validating_payment',
  state_entered_at: '2026-11-18T14:00:00.000Z',
  type_order: 'online',
  client_name: 'Calzado El Paso',
  city_id: 5001,
  city_name: 'Medellin',
  seller_id: 7,
  seller_name: 'Vend. 1',
  auxiliary_user_id: null,
  auxiliary_name: null,
  payment_method: 2,
  is_ct: false,
  is_local_delivery: false,
  payment_validated: false,
  has_payment_support: true,
  is_payment_proved: true,
  has_guide: false,
  stock_left: false,
  units: 1,
  references: 1,
  picked: 0,
  line_count: 1,
  total_value: 100_000,
  total_balance: 100_000,
  newness: null,
  carrier: null,
  guide_number: null,
  created_at: '2026-11-18T13:00:00.000Z',
  ...facts,
})
