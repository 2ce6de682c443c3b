import type { CurrentPaymentRow } from '@deportivo/money/tables'

/** By return case, in whole pesos. */
export interface ExchangeChargeRow {
  order_id: number
  return_id: number
  charged: number
  /** Confirmed, and waiting for accounting. */
  paid: number
  reported: number
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'orders.published_exchange_charges': ExchangeChargeRow
    'orders.published_unconfirmed_payments': Pick<
      CurrentPaymentRow,
      | ('id' | 'order_id' | 'amount' | 'at' | 'kind' | 'payment_method')
      | ('return_id' | 'attachment_id' | 'by_name')
    >
  }
}
