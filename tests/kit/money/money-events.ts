import type { MoneyTransferEvent } from '@deportivo/contracts/events/money-transfer'
import type { PaymentEvent } from '@deportivo/contracts/events/payment'
import type { DrawerEvent, ShiftEvent } from '@deportivo/contracts/events/shift'
import type { LoggedEvent } from '@deportivo/platform/service'
import { MORNING } from '../events.ts'

const loggedAs = <Payload>(
  family: string,
  { id, version, type }: { id: number; version: number; type: string },
  payload: Payload,
): LoggedEvent<Payload> => ({
  pos: id * 100 + version,
  lane: 0,
  lane_pos: version,
  event_id: '0195657e-0000-7000-8000-000000000000',
  aggregate_type: family,
  aggregate_id: String(id),
  aggregate_version: version,
  type: `${family}.${type}`,
  schema_version: 1,
  payload,
  meta: { actor_id: 1, actor_name: 'Prueba', profile_id: 'two', request_id: null },
  occurred_at: new Date(MORNING),
})

const PAYMENT: PaymentEvent = {
  payment_id: 1,
  order_id: 1,
  refund_id: null,
  reverses_id: null,
  return_id: null,
  voucher_id: null,
  client_id: 7,
  seller_id: 12,
  type_order: 'online',
  profile_id: 'online_seller',
  kind: 'first',
  payment_method: 2,
  amount: 100_000,
  paid_change: 0,
  confirmed_change: 0,
  cashier_id: null,
  shift_id: null,
  store_id: null,
  status: 'confirmed',
  recorded_at: MORNING,
  confirmed_at: MORNING,
  reason: null,
}

/** The event of a payment after a status; the defaults are a transfer that accounting has just confirmed. */
export const paymentEvent = (given: Partial<PaymentEvent>, version = 1, type = 'confirmed') => {
  const payment = { ...PAYMENT, ...given }
  const confirmed_at = payment.status === 'confirmed' ? payment.confirmed_at : null
  return loggedAs('payment', { id: payment.payment_id, version, type }, { ...payment, confirmed_at })
}

const SHIFT: ShiftEvent = {
  shift_id: 1,
  cashier_id: 3,
  store_id: 1,
  base_amount: 100_000,
  expected_amount: 240_000,
  counted_amount: 240_000,
  difference: 0,
  opened_at: MORNING,
  closed_at: MORNING,
}

/** The event of a shift that was closed as expected, unless something else is given. */
export const shiftEvent = (given: Partial<ShiftEvent>, version = 2) => {
  const shift = { ...SHIFT, ...given }
  const type = shift.closed_at === null ? 'opened' : 'closed'
  return loggedAs('shift', { id: shift.shift_id, version, type }, shift)
}

const DRAWER: DrawerEvent = {
  entry_id: 1,
  shift_id: 1,
  cashier_id: 3,
  store_id: 1,
  reason: 'change',
  amount: 50_000,
  note: 'Sencillo del banco',
  at: MORNING,
}

/** The event of cash that entered a drawer, unless something else is given. */
export const drawerEvent = (given: Partial<DrawerEvent>) => {
  const entry = { ...DRAWER, ...given }
  return loggedAs('drawer', { id: entry.entry_id, version: 1, type: 'recorded' }, entry)
}

const TRANSFER: MoneyTransferEvent['record'] = {
  id: 1,
  version: 1,
  date: '2026-03-05',
  amount: 70_000,
  note: null,
  from_account_id: 1,
  from_account_name: 'Bancolombia',
  to_account_id: 2,
  to_account_name: 'Nequi',
}

/** The event of money that moved between two accounts. */
export const transferEvent = (given: Partial<MoneyTransferEvent['record']>, type: string) => {
  const record = { ...TRANSFER, ...given }
  return loggedAs('money_transfer', { id: record.id, version: record.version, type }, { changed: [], record })
}
