import { businessDay } from '@deportivo/platform/clock'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { LOCKS } from '@deportivo/platform/db/locks'
import { createRecord } from '@deportivo/platform/records/save-record'
import { callAt } from '@deportivo/platform/records/record-call'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { EXPENSE } from '../expenses/expense-record.ts'
import type { ExpenseRow } from '../tables.ts'

const DAY_MS = 86_400_000

/** Categories, payments and situations by their position in their list. */
interface DemoExpense {
  category: number
  payment: number
  situation: number
  days: number
  amount: number
  note: string | null
}

/** What the demo company spends, and who records it. */
export interface DemoSpending {
  categories: readonly string[]
  payments: readonly string[]
  situations: readonly string[]
  expenses: readonly DemoExpense[]
  waiting: DemoExpense
  refused: DemoExpense
  whyRefused: string
  findActor: (trx: Knex.Transaction) => Promise<Actor>
}

type List = 'finance.expense_categories' | 'finance.expense_payments' | 'finance.financial_situations'

/** The ids of the rows of a list, in the order of their names here. */
async function fillList(trx: Knex.Transaction, list: List, names: readonly string[], now: Date) {
  const stamp = { version: 1, updated_by: null, created_at: now, updated_at: now }
  const rows = await trx(list)
    .insert(names.map((name) => ({ ...stamp, name })))
    .returning('id')
  return rows.map(({ id }) => id)
}

interface Filling {
  deps: Deps
  trx: Knex.Transaction
  actor: Actor
  lists: Record<'categories' | 'payments' | 'situations' | 'stores', readonly number[]>
}

async function record(
  { deps, trx, actor, lists }: Filling,
  { category, payment, situation, days, amount, note }: DemoExpense,
  decision: Pick<ExpenseRow, 'state' | 'reason' | 'decided_by'>,
): Promise<void> {
  const at = new Date(deps.clock.now().getTime() - days * DAY_MS)
  const fields = {
    date: businessDay(at),
    amount,
    note,
    category_id: lists.categories[category] ?? 0,
    payment_id: lists.payments[payment] ?? 0,
    financial_situation_id: lists.situations[situation] ?? 0,
    store_id: lists.stores[days % lists.stores.length] ?? 0,
    ...decision,
    decided_at: decision.decided_by === null ? null : at,
  }
  await createRecord(callAt({ deps, trx, actor }, at), EXPENSE, { fields, set: { created_by: actor.name } })
}

/** Expenses of the demo company in every state; does nothing once there is a category of them. */
export async function fillExpenses(deps: Deps, spending: DemoSpending): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    if (await trx('finance.expense_categories').first('id')) return
    const now = deps.clock.now()
    const stores = await trx('catalogue.published_stores')
      .where('type', 'national')
      .orderBy('id')
      .select('id')
    const lists = {
      categories: await fillList(trx, 'finance.expense_categories', spending.categories, now),
      payments: await fillList(trx, 'finance.expense_payments', spending.payments, now),
      situations: await fillList(trx, 'finance.financial_situations', spending.situations, now),
      stores: stores.map(({ id }) => id),
    }
    const filling = { deps, trx, actor: await spending.findActor(trx), lists }
    const undecided = { reason: null, decided_by: null }
    for (const expense of spending.expenses)
      await record(filling, expense, { state: 'approved', ...undecided })
    await record(filling, spending.waiting, { state: 'pending', ...undecided })
    const reason = { reason: spending.whyRefused, decided_by: filling.actor.name }
    await record(filling, spending.refused, { state: 'refused', ...reason })
  })
}
