import type {
  OrderLineSnapshot,
  OrderPaymentSnapshot,
  OrderSnapshot,
} from '@deportivo/contracts/events/order'
import { clientTypeOf } from '@deportivo/lifecycle/client-types'
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
