import type { PayloadOf } from '@deportivo/contracts/events/families'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { businessDay } from '@deportivo/platform/clock'
import type { Knex } from 'knex'
import { endsOf, livesOf } from './log.ts'
import type { Table } from './table.ts'

/** Money that moved in one account. */
interface Movement {
  day: string
  account: string
  kind: string
  store_id: number
  amount: number
}

const dayOf = (instant: string) => businessDay(new Date(instant))

function kindOf({ reverses_id, return_id, kind }: PayloadOf<'payment'>): string {
  if (reverses_id !== null) return 'reversal'
  if (['refund', 'ct'].includes(kind)) return kind
  return return_id ? 'exchange' : 'order'
}

function paymentOf(payment: PayloadOf<'payment'>): Movement[] {
  const { confirmed_at, payment_method, cashier_id, amount } = payment
  // What has no way of paying is a charge, a credit or a voucher.
  if (payment.status !== 'confirmed' || confirmed_at === null || payment_method === null) return []
  const isDrawer = payment_method === CASH && cashier_id !== null
  const account = isDrawer ? `register-${cashier_id}` : `method-${payment_method}`
  const store_id = payment.store_id ?? 0
  return [{ day: dayOf(confirmed_at), account, kind: kindOf(payment), store_id, amount }]
}

function shiftOf({ closed_at, difference, cashier_id, store_id }: PayloadOf<'shift'>): Movement[] {
  if (closed_at === null || !difference) return []
  const account = `register-${cashier_id}`
  return [{ day: dayOf(closed_at), account, kind: 'count', store_id, amount: difference }]
}

function drawerOf({ at, cashier_id, store_id, amount, reason }: PayloadOf<'drawer'>): Movement[] {
  const day = dayOf(at)
  const own = { day, account: `register-${cashier_id}`, store_id, amount }
  if (reason !== 'deposit') return [{ ...own, kind: 'drawer' }]
  const onItsWay = { day, account: `deposit-${cashier_id}`, store_id: 0, amount: -amount }
  return [own, onItsWay].map((movement) => ({ ...movement, kind: 'transfer' }))
}

/** Every movement, calculated from the last event of its payment, shift or entry of a drawer. */
async function movementsOf(db: Knex): Promise<Movement[]> {
  const payments = endsOf(await livesOf(db, 'payment'))
  const shifts = endsOf(await livesOf(db, 'shift'))
  const entries = endsOf(await livesOf(db, 'drawer'))
  return [
    ...payments.flatMap(({ payload }) => paymentOf(payload)),
    ...shifts.flatMap(({ payload }) => shiftOf(payload)),
    ...entries.flatMap(({ payload }) => drawerOf(payload)),
    ...(await expensesOf(db)),
    ...(await transfersOf(db)),
  ]
}

interface Recorded<Record> {
  type: string
  payload: { record: Record }
}

/** The records that were not deleted. */
const existing = <Record>(lives: readonly Recorded<Record>[][]): Record[] =>
  lives
    .flatMap((life) => life.slice(-1))
    .filter(({ type }) => !type.endsWith('.deleted'))
    .map(({ payload }) => payload.record)

export const approvedExpenses = async (db: Knex) =>
  existing(await livesOf(db, 'expense')).filter(({ state = 'approved' }) => state === 'approved')

/** Expenses that cash paid which had left its drawer before have moved no money themselves. */
const expensesOf = async (db: Knex): Promise<Movement[]> =>
  (await approvedExpenses(db))
    .filter(({ drawer_entry_id = null }) => drawer_entry_id === null)
    .map(({ date, cashier_id, payment_id, store_id, amount }) => ({
      day: date,
      kind: 'expense',
      store_id,
      amount: -amount,
      account: cashier_id === null ? `expense-${payment_id}` : `register-${cashier_id}`,
    }))

const transfersOf = async (db: Knex): Promise<Movement[]> =>
  existing(await livesOf(db, 'money_transfer')).flatMap(({ date, amount, from_account_id, to_account_id }) =>
    [
      { account: `account-${from_account_id}`, amount: -amount },
      { account: `account-${to_account_id}`, amount },
    ].map((side) => ({ day: date, kind: 'transfer', store_id: 0, ...side })),
  )

export async function addCash(db: Knex, table: Table): Promise<void> {
  for (const { day, account, kind, store_id, amount } of await movementsOf(db))
    table.add(['totals', `day:${day}`, `account:${account}`, `kind:${kind}`, `store_id:${store_id}`], {
      in: Math.max(0, amount),
      out: Math.max(0, -amount),
      balance: amount,
    })
}
