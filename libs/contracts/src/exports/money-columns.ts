import { isPaymentMethod } from '@deportivo/lifecycle/payment-methods'
import type { UnconfirmedPayment } from '../orders/payments.ts'
import type { Refund } from '../orders/refunds.ts'
import type { Translate } from '../reports/shown/words.ts'
import type { FileColumns } from './file-columns.ts'

interface OfOrder {
  order_id: number
  client_name: string
  return_id?: number | null
}

/** Vouchers and what the carrier collects have no method. */
export const methodName = ({ payment_method: id, kind }: UnconfirmedPayment, t: Translate): string =>
  id !== null && isPaymentMethod(id) ? t(`payment.method.${id}`) : t(`payment.kind.${kind}`)

/** The order whose money it is, with the return case that charged it. */
const OF_ORDER_FILE = {
  order: [
    { header: 'stock.order', kind: 'number', value: ({ order_id }) => order_id },
    { header: 'order.client', value: ({ client_name }) => client_name },
    { header: 'returns.number', kind: 'number', value: ({ return_id }) => return_id },
  ],
} as const satisfies FileColumns<OfOrder>

const AMOUNT_FILE = {
  amount: [{ header: 'order.field.amount', kind: 'money', value: ({ amount }) => amount }],
} as const satisfies FileColumns<{ amount: number }>

/** Of every list of money. */
export const MONEY_FILE = { ...OF_ORDER_FILE, ...AMOUNT_FILE }

export const UNCONFIRMED_FILE = {
  ...MONEY_FILE,
  method: [{ header: 'payments.how', value: (payment, { t }) => methodName(payment, t) }],
  support: [{ header: 'payment.support', value: ({ support }) => support?.name }],
  at: [
    { header: 'stock.at', kind: 'instant', value: ({ at }) => at },
    { header: 'payments.by', value: ({ by }) => by },
  ],
  seller: [{ header: 'order.seller', value: ({ seller_name }) => seller_name }],
} as const satisfies FileColumns<UnconfirmedPayment>

export const REFUND_FILE = {
  ...MONEY_FILE,
  created_at: [{ header: 'refunds.since', kind: 'instant', value: ({ created_at }) => created_at }],
} as const satisfies FileColumns<Refund>
