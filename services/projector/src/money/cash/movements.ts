import type { ExpenseEvent } from '@deportivo/contracts/events/expense'
import type { MoneyTransferEvent } from '@deportivo/contracts/events/money-transfer'
import type { PaymentEvent } from '@deportivo/contracts/events/payment'
import type { DrawerEvent, ShiftEvent } from '@deportivo/contracts/events/shift'
import { accountOf, type CashKind } from '@deportivo/contracts/reports/cash-entries'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { businessDay } from '@deportivo/platform/clock'
import type { CashMovement } from './cash-entry.ts'

function kindOf({ kind, reverses_id, return_id = null }: PaymentEvent): CashKind {
  if (reverses_id !== null) return 'reversal'
  if (kind === 'refund' || kind === 'ct') return kind
  return return_id === null ? 'order' : 'exchange'
}

/** A transfer that a register takes is a movement of its shift, but never in its drawer. */
const accountOfPayment = (cashier_id: number | null, method: number): string =>
  cashier_id !== null && method === CASH ? accountOf.register(cashier_id) : accountOf.method(method)

/** Confirmed money, on the day of its confirmation. Without a way of paying none moved: a voucher, or a charge. */
export function ofPayment(payment: PaymentEvent): CashMovement[] {
  const { status, confirmed_at, payment_method, cashier_id, store_id, order_id, amount } = payment
  if (status !== 'confirmed' || confirmed_at === null || payment_method === null) return []
  const movement: CashMovement = {
    day: businessDay(new Date(confirmed_at)),
    at: confirmed_at,
    kind: kindOf(payment),
    account: accountOfPayment(cashier_id, payment_method),
    store_id: store_id ?? 0,
    owner_id: order_id,
    amount,
  }
  return [movement]
}

/** An approved expense, on its own day; not one that cash paid which had left a drawer before, and was counted then. */
export function ofExpense(record: ExpenseEvent['record']): CashMovement[] {
  const { id, date: day, state = 'approved', payment_id, cashier_id, store_id, amount } = record
  if (state !== 'approved' || typeof record.drawer_entry_id === 'number') return []
  const account = cashier_id === null ? accountOf.expense(payment_id) : accountOf.register(cashier_id)
  return [{ day, at: null, kind: 'expense', account, store_id, owner_id: id, amount: -amount }]
}

/** What was counted beyond, or short of, what was expected, when the shift was closed. */
export function ofShift({ shift_id, cashier_id, store_id, ...shift }: ShiftEvent): CashMovement[] {
  const { closed_at, difference } = shift
  if (closed_at === null || difference === null || difference === 0) return []
  const counted = { day: businessDay(new Date(closed_at)), at: closed_at, kind: 'count' } as const
  const account = accountOf.register(cashier_id)
  return [{ ...counted, account, store_id, owner_id: shift_id, amount: difference }]
}

/**
 * Cash that entered a drawer, or left it, without a sale. A deposit at the bank is still the business's: it is on its way
 * to an account.
 */
export function ofDrawer({
  at,
  cashier_id,
  store_id,
  shift_id,
  reason,
  amount,
}: DrawerEvent): CashMovement[] {
  const kind = reason === 'deposit' ? 'transfer' : 'drawer'
  const moved = { day: businessDay(new Date(at)), at, kind, owner_id: shift_id } as const
  const inDrawer = { ...moved, account: accountOf.register(cashier_id), store_id, amount }
  if (reason !== 'deposit') return [inDrawer]
  return [inDrawer, { ...moved, account: accountOf.deposit(cashier_id), store_id: 0, amount: -amount }]
}

/** Out of one account and into another, which come to nothing. */
export function ofTransfer(record: MoneyTransferEvent['record']): CashMovement[] {
  const { id, date: day, from_account_id, to_account_id, amount } = record
  const moved = { day, at: null, kind: 'transfer', store_id: 0, owner_id: id } as const
  return [
    { ...moved, account: accountOf.account(from_account_id), amount: -amount },
    { ...moved, account: accountOf.account(to_account_id), amount },
  ]
}
