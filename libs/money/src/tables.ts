import type { PaymentKind, PaymentStatus } from '@deportivo/contracts/orders/payment'
import type { Counted, DrawerReason } from '@deportivo/contracts/finance/cashiers'
import type { RefundState } from '@deportivo/contracts/orders/refunds'
import type { VoucherEntry, VoucherOrigin } from '@deportivo/contracts/orders/vouchers'
import type { TableOf } from '@deportivo/platform/db/row-types'
import type { Knex } from 'knex'

export interface CashierRow {
  id: number
  name: string
  store_id: number
  version: number
}

export interface ShiftRow {
  id: number
  cashier_id: number
  base_amount: number
  opened_at: Date
  opened_by: string
  opened_by_id: number | null
  closed_at: Date | null
  closed_by: string | null
  counted_amount: number | null
  /** The expected amount in the drawer: null while the shift is open, frozen when it is closed. */
  expected_amount: number | null
  note: string | null
  denominations: Counted | null
  /** Of the user who took the drawer over with this count; null: it was closed. */
  next_shift_id: number | null
}

export interface DrawerEntryRow {
  id: number
  shift_id: number
  reason: DrawerReason
  /** Whole pesos; negative left the drawer. */
  amount: number
  note: string
  by_id: number
  by_name: string
  at: Date
}

export interface PaymentRow {
  id: number
  order_id: number
  history_id: number | null
  kind: PaymentKind
  /** Whole pesos; negative gives money back. */
  amount: number
  payment_method: number | null
  shift_id: number | null
  reverses_id: number | null
  /** The return case that it credits, charges or pays the difference of. */
  return_id: number | null
  /** The voucher that pays, or is credited again. */
  voucher_id: number | null
  note: string | null
  by_id: number
  by_name: string
  at: Date
}

export interface PaymentStatusRow {
  id: number
  payment_id: number
  history_id: number | null
  status: PaymentStatus
  attachment_id: number | null
  reason: string | null
  by_name: string
  at: Date
}

/** A payment as it is now: the ledger's entry with its newest status. */
export interface CurrentPaymentRow
  extends PaymentRow, Pick<PaymentStatusRow, 'status' | 'attachment_id' | 'reason'> {
  cashier_id: number | null
  status_at: Date
  status_by: string
}

export interface VoucherRow {
  id: number
  client_id: number
  value: number
  available: number
  origin: VoucherOrigin
  order_id: number | null
  /** The return case that it was issued for. */
  return_id: number | null
  history_id: number | null
  created_at: Date
  expires_at: Date
  voided_at: Date | null
}

export interface VoucherEntryRow {
  id: number
  voucher_id: number
  order_id: number | null
  amount: number
  by_name: string
  at: Date
}

/** An entry with its kind, and the return case that the voucher was issued for. */
export interface PublishedVoucherEntryRow extends VoucherEntryRow {
  kind: VoucherEntry['kind']
  return_id: number | null
}

export interface RefundRow {
  id: number
  order_id: number
  /** The return case that charged what is owed again. */
  return_id: number | null
  client_id: number
  amount: number
  state: RefundState
  history_id: number | null
  payment_id: number | null
  voucher_id: number | null
  created_at: Date
  settled_at: Date | null
  settled_by: string | null
}

/** By return case, in whole pesos. */
export interface ReturnCreditRow {
  return_id: number
  order_id: number
  /** What was recognised, and the part of it that became vouchers. */
  credited: number
  in_vouchers: number
}

type NewVoucherRow = Omit<VoucherRow, 'id' | 'expires_at' | 'voided_at'> & { expires_at: Date | Knex.Raw }

declare module 'knex/types/tables.js' {
  interface Tables {
    'money.cashiers': TableOf<CashierRow, 'id' | 'version'>
    'money.cashier_shifts': Knex.CompositeTableType<
      ShiftRow,
      Pick<ShiftRow, 'cashier_id' | 'base_amount' | 'opened_at' | 'opened_by' | 'opened_by_id'>,
      Partial<Omit<ShiftRow, 'denominations'>> & { denominations?: string | null }
    >
    'money.drawer_entries': TableOf<DrawerEntryRow, 'id'>
    'money.payments': TableOf<PaymentRow, 'id'>
    'money.payment_statuses': TableOf<PaymentStatusRow, 'id'>
    'money.current_payments': CurrentPaymentRow
    'money.vouchers': Knex.CompositeTableType<VoucherRow, NewVoucherRow, Partial<VoucherRow>>
    'money.voucher_entries': TableOf<VoucherEntryRow, 'id'>
    'money.refunds': TableOf<
      RefundRow,
      'id' | 'state' | 'payment_id' | 'voucher_id' | 'settled_at' | 'settled_by'
    >
    'money.published_return_credits': ReturnCreditRow
    'money.published_cashiers': CashierRow
    'money.published_shifts': ShiftRow
    'money.published_drawer_entries': Omit<DrawerEntryRow, 'by_id'>
    'money.published_register_payments': Pick<PaymentRow, 'order_id'> & Pick<ShiftRow, 'cashier_id'>
    'money.published_vouchers': Omit<VoucherRow, 'history_id'>
    'money.published_voucher_entries': PublishedVoucherEntryRow
    'money.published_refunds': Omit<RefundRow, 'history_id' | 'payment_id' | 'return_id'>
  }
}
