import type {
  OrderEvent,
  OrderLineSnapshot,
  OrderPaymentSnapshot,
  OrderSnapshot,
} from '@deportivo/contracts/events/order'
import { businessTime } from '@deportivo/lifecycle/business-hours'
import { clientTypeOf } from '@deportivo/lifecycle/client-types'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { balanceOf, factsOf, type OrderRecord } from './order-record.ts'
import type { ChangedOrder } from './whole-order.ts'

const discountOf = ({ listed_unit_price, quantity, price }: OrderLineSnapshot) =>
  Math.max(0, listed_unit_price * quantity - price)

const vouchersOf = ({ voucher_id, voucher_value }: OrderRecord) =>
  voucher_id === null || voucher_value === 0 ? [] : [{ voucher_id, value: voucher_value }]

const instant = (at: Date | null) => at?.toISOString() ?? null

/** The columns of the order that its events repeat unchanged. */
const COLUMNS = [
  'id',
  'version',
  'state_id',
  'news_from_state',
  'type_order',
  'profile_id',
  'client_id',
  'client_name',
  'type_sale',
  'city_id',
  'city_name',
  'department_id',
  'seller_id',
  'seller_name',
  'auxiliary_user_id',
  'auxiliary_name',
  'code_id',
  'payment_method',
  'has_payment_support',
  'has_guide',
  'carrier',
  'guide_number',
  'newness',
  'has_expired_holds',
  'units',
  'picked_units',
  'units_back',
  'total_value',
  'voucher_value',
  'total_first_payment',
  'paid',
  'paid_confirmed',
] as const satisfies readonly (keyof OrderRecord & keyof OrderSnapshot)[]

const columnsOf = (order: OrderRecord) =>
  Object.fromEntries(COLUMNS.map((column) => [column, order[column]])) as Pick<
    OrderRecord,
    (typeof COLUMNS)[number]
  >

const paymentOf = ({
  id: payment_id,
  kind,
  payment_method,
  amount,
  cashier_id,
  shift_id,
  status,
  at,
}: ChangedOrder['payments'][number]): OrderPaymentSnapshot => ({
  payment_id,
  kind,
  payment_method,
  amount,
  cashier_id,
  shift_id,
  status,
  at,
})

/** The order as its events contain it: everything that boards, reports, returns and finance compute from. */
export function snapshotOf(order: ChangedOrder): OrderSnapshot {
  const { lines, payments, type_of_client } = order
  const { is_ct, is_local_delivery } = factsOf(order)
  return {
    ...columnsOf(order),
    client_type: clientTypeOf(type_of_client),
    is_ct,
    is_local_delivery,
    created_at: order.created_at.toISOString(),
    state_entered_at: order.state_entered_at.toISOString(),
    checked_out_at: instant(order.checked_out_at),
    payment_validated_at: instant(order.payment_validated_at),
    stock_left_at: instant(order.stock_left_at),
    delivered_at: instant(order.delivered_at),
    discount: lines.reduce((sum, line) => sum + discountOf(line), 0),
    total_balance: balanceOf(order),
    lines,
    payments: payments.map(paymentOf),
    vouchers: vouchersOf(order),
  }
}

interface OrderChanged {
  type: `order.${string}`
  step: string | null
  note: string | null
  short_units?: number | undefined
  /** null: the order is new. */
  before: OrderRecord | null
  after: ChangedOrder
}

const MINUTE_MS = 60_000

function stageLeft(
  { before, after }: OrderChanged,
  { now, settings }: CommandContext,
): OrderEvent['change']['stage_left'] {
  if (before === null || before.state_id === after.state_id) return null
  const { state_id, state_entered_at, auxiliary_user_id } = before
  const time = businessTime(state_entered_at.getTime(), now.getTime(), settings.business_hours)
  const targets: Partial<Record<string, number>> = settings.stage_targets
  return {
    state_id,
    entered_at: state_entered_at.toISOString(),
    minutes: Math.floor(time / MINUTE_MS),
    target_minutes: targets[state_id] ?? null,
    auxiliary_user_id,
  }
}

/** Appends the event of a change to the log, with the order as it is after it. */
export function appendOrderEvent(
  trx: Knex.Transaction,
  changed: OrderChanged,
  context: CommandContext,
): void {
  const { type, step, note, short_units = 0, before, after } = changed
  appendEvent(trx, 'order', {
    type,
    aggregate_id: after.id,
    aggregate_version: after.version,
    payload: {
      change: {
        step,
        note,
        from_state: before?.state_id ?? null,
        previous_auxiliary_id: before?.auxiliary_user_id ?? null,
        stage_left: stageLeft(changed, context),
        ...(short_units > 0 && { short_units }),
      },
      order: snapshotOf(after),
    },
    occurred_at: context.now,
    meta: eventMeta(context.actor, context.requestId),
  })
}
