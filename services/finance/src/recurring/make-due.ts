import { businessDay } from '@deportivo/platform/clock'
import { systemActor } from '@deportivo/platform/jobs/system-actor'
import { closedThrough } from '@deportivo/platform/records/closed-days'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Deps, Recurring } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { decisionOnEntry } from '../expenses/approval.ts'
import { EXPENSE } from '../expenses/expense-record.ts'
import type { RecurringRow } from '../tables.ts'
import { nextDue } from './due-days.ts'

// More are made at the next run: a long transaction would block users who change one.
const MOST = 200

function systemCall(deps: Deps, trx: Knex.Transaction, at: Date): RecordCall {
  const actor = systemActor()
  const audit = { at, by_id: null, by_name: actor.name, by_profile: null, address: null, request_id: null }
  return { deps, trx, actor, audit }
}

/** What fell due in a month that was closed since counts today. */
async function countedOn({ trx, audit }: RecordCall, due_on: string): Promise<string> {
  const closed = await closedThrough(trx)
  return closed !== null && due_on <= closed ? businessDay(audit.at) : due_on
}

async function makeOne(call: RecordCall, recurring: RecurringRow, due_on: string): Promise<void> {
  const { amount, category_id, payment_id, financial_situation_id, store_id, name, note } = recurring
  const fields = {
    date: await countedOn(call, due_on),
    amount,
    category_id,
    payment_id,
    financial_situation_id,
    store_id,
    note: note ?? name,
    ...(await decisionOnEntry(call, recurring)),
  }
  const set = { created_by: call.actor.name, recurring_id: recurring.id, due_on }
  await createRecord(call, EXPENSE, { fields, set })
}

/** Makes every expense that is due by today, also those of days on which no process ran. */
async function makeAll(call: RecordCall, id: number, today: string): Promise<void> {
  const { trx } = call
  const rows = trx('finance.recurring_expenses').where({ id })
  const recurring = await rows.clone().forNoKeyUpdate().first()
  if (!recurring) return
  let { next_on, last_on } = recurring
  while (next_on !== null && next_on <= today) {
    await makeOne(call, recurring, next_on)
    last_on = next_on
    next_on = nextDue({ ...recurring, last_on }, last_on)
  }
  await rows.update({ next_on, last_on })
}

/**
 * Makes the expenses that are due, each recurring one in a transaction of its own. One that fails, as a store may be
 * gone, does not stop the others; throws afterwards.
 */
export async function makeDueExpenses(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const today = businessDay(now)
  const due = deps.db('finance.recurring_expenses').where('next_on', '<=', today)
  const ids = await due.orderBy(['next_on', 'id']).limit(MOST).pluck('id')
  const failures: unknown[] = []
  for (const id of ids)
    await deps.db
      .transaction((trx) => makeAll(systemCall(deps, trx, now), id, today))
      .catch((error: unknown) => failures.push(error))
  if (ids.length > 0) deps.wake.notify('outbox')
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} recurring expenses were not made`)
  return ids.length
}

/** Ten minutes after midnight in Bogotá is early enough for a rent. */
export const makeRecurringExpenses: Recurring = {
  name: 'make-recurring-expenses',
  everyMs: 10 * 60_000,
  run: async (deps) => void (await makeDueExpenses(deps)),
}
