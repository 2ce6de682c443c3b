import type { OrderType } from '@deportivo/lifecycle/order/kinds'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { PaymentSums } from './payments/payment-sums.ts'

/** The voucher that an order named at its checkout, and what it spends of it. */
export interface SpentVoucher {
  voucher_id: number | null
  /** Whole pesos. */
  voucher_value: number
}

/** The columns of an order that its money makes. */
export type MoneySums = PaymentSums & SpentVoucher

/** What the money of an order has to know of it. */
export interface PaidOrder extends MoneySums {
  id: number
  client_id: number
  seller_id: number
  type_order: OrderType
  profile_id: ProfileId
}

/** A voucher that got a new end, since money returned to it. */
export interface RenewedVoucher {
  voucher_id: number
  until: Date
}

/**
 * The money of a locked order while one change moves it. Whatever writes an entry counts it in `sums`, which are saved with
 * the order's next version.
 */
export interface Ledger<Order extends PaidOrder = PaidOrder> {
  trx: Knex.Transaction
  /** As it is before its money moves, in the state that the change leaves it in. */
  order: Order
  /** The step's entry in the order's history, which undoes what refers to it. null: of no step. */
  historyId: number | null
  context: CommandContext
  sums: MoneySums
  /** Vouchers that the order's history has to name. */
  renewed: RenewedVoucher[]
}

export function openLedger<Order extends PaidOrder>(
  trx: Knex.Transaction,
  order: Order,
  context: CommandContext,
  historyId: number | null = null,
): Ledger<Order> {
  const { paid, paid_confirmed, paid_to_prove, paid_by_voucher, voucher_id, voucher_value } = order
  const sums = { paid, paid_confirmed, paid_to_prove, paid_by_voucher, voucher_id, voucher_value }
  return { trx, order, historyId, context, sums, renewed: [] }
}

/** The same ledger for entries that stay when the step is undone. */
export const withoutStep = <Order extends PaidOrder>(ledger: Ledger<Order>): Ledger<Order> => ({
  ...ledger,
  historyId: null,
})

/** The order with what its money is by now. */
export const orderNow = <Order extends PaidOrder>({ order, sums }: Ledger<Order>): Order => ({
  ...order,
  ...sums,
})

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
