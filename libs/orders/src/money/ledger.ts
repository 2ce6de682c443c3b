import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import type { PaymentSums } from './payments/payment-sums.ts'

/** The columns of an order that its money makes. */
export type MoneySums = PaymentSums & Pick<OrderRecord, 'voucher_id' | 'voucher_value'>

/**
 * The money of a locked order while one change moves it. Whatever writes an entry counts it in `sums`, which are saved with
 * the order's next version.
 */
export interface Ledger {
  trx: Knex.Transaction
  /** As it is before its money moves, in the state that the change leaves it in. */
  order: OrderRecord
  /** The step's entry in the order's history, which undoes what refers to it. null: of no step. */
  historyId: number | null
  context: CommandContext
  sums: MoneySums
}

export function openLedger(
  trx: Knex.Transaction,
  order: OrderRecord,
  context: CommandContext,
  historyId: number | null = null,
): Ledger {
  const { paid, paid_confirmed, paid_to_prove, paid_by_voucher, voucher_id, voucher_value } = order
  const sums = { paid, paid_confirmed, paid_to_prove, paid_by_voucher, voucher_id, voucher_value }
  return { trx, order, historyId, context, sums }
}

/** The same ledger for entries that stay when the step is undone. */
export const withoutStep = (ledger: Ledger): Ledger => ({ ...ledger, historyId: null })

/** The order with what its money is by now. */
export const orderNow = ({ order, sums }: Ledger): OrderRecord => ({ ...order, ...sums })

/** Adds what an entry counts for. */
export function count({ sums }: Ledger, change: PaymentSums): void {
  sums.paid += change.paid
  sums.paid_confirmed += change.paid_confirmed
  sums.paid_to_prove += change.paid_to_prove
  sums.paid_by_voucher += change.paid_by_voucher
}

/** The columns that differ from those of the order. */
export function changedSums({ order, sums }: Ledger): Partial<MoneySums> {
  const names = Object.keys(sums) as (keyof MoneySums)[]
  return Object.fromEntries(
    names.filter((name) => sums[name] !== order[name]).map((name) => [name, sums[name]]),
  )
}

const NEXT_ENTRY = `select nextval('orders.order_history_id_seq') as id`

/** The id of the history's next entry: money refers to it before the order is saved. */
export const nextHistoryId = async (trx: Knex.Transaction): Promise<number> =>
  (await queryRow<{ id: number }>(trx, NEXT_ENTRY, [])).id
