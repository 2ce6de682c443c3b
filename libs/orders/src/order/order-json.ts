import { instantOf } from '@deportivo/platform/lists/json-page'
import type { OrderRecord, ReadOrder, TimeColumn } from './order-record.ts'

const TIMES = Object.keys({
  state_entered_at: true,
  payment_validated_at: true,
  checked_out_at: true,
  stock_left_at: true,
  delivered_at: true,
  seller_reminded_at: true,
  created_at: true,
  updated_at: true,
} satisfies Record<TimeColumn, true>) as TimeColumn[]

/** An order that PostgreSQL wrote as JSON, with the times of replies. Changes the given object. */
export function withInstants<Order extends ReadOrder>(json: Order): Order {
  const times: Pick<ReadOrder, TimeColumn> = json
  for (const column of TIMES) {
    const time = times[column]
    if (typeof time === 'string') times[column] = instantOf(time)
  }
  return json
}

/** The same with dates, for code that decides or compares. */
export function withDates<Order extends OrderRecord>(json: Order): Order {
  const times: Pick<ReadOrder, TimeColumn> = json
  for (const column of TIMES) {
    const time = times[column]
    if (typeof time === 'string') times[column] = new Date(time)
  }
  return json
}
