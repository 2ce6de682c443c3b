import { BUDGET_ROUTES, type BudgetRow } from '@deportivo/contracts/finance/expense-budgets'
import type { BodyOf } from '@deportivo/contracts/route'
import { businessDay } from '@deportivo/platform/clock'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { deleteRecord } from '@deportivo/platform/records/delete-record'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { BUDGET } from './budget-record.ts'

// float8: sums of pesos stay exact up to 2^53.
const ROWS = `
  select s.id as financial_situation_id, s.name as financial_situation_name, b.amount, b.version,
    coalesce(sum(e.amount) filter (where e.state = 'approved'), 0)::float8 as used,
    coalesce(sum(e.amount) filter (where e.state = 'pending'), 0)::float8 as waiting
  from finance.financial_situations s
  left join finance.expense_budgets b on b.financial_situation_id = s.id and b.month = :first::date
  left join finance.expenses e on e.financial_situation_id = s.id and e.date >= :first::date
    and e.date < :first::date + interval '1 month'
  group by s.id, b.id
  order by s.name, s.id`

const firstOf = (month: string) => `${month}-01`

async function budgetOf(db: Knex, month: string) {
  return { month, rows: await queryRows<BudgetRow>(db, ROWS, { first: firstOf(month) }) }
}

export const getBudgetRoute: Routes = (app, deps) =>
  read(app, deps, BUDGET_ROUTES.get, async ({ db, query }) =>
    found(await budgetOf(db, query.month ?? businessDay(deps.clock.now()).slice(0, 7))),
  )

type Given = BodyOf<typeof BUDGET_ROUTES.set>

/** Creates, changes or removes the budget of a situation in a month. */
async function setBudget(call: RecordCall, { month, financial_situation_id, amount, version }: Given) {
  const of = { financial_situation_id, month: firstOf(month) }
  const stored = await call.trx('finance.expense_budgets').where(of).first('id')
  if (!stored) return amount === null ? undefined : createRecord(call, BUDGET, { fields: { ...of, amount } })
  const seen = { id: stored.id, version }
  return amount === null
    ? deleteRecord(call, BUDGET, seen)
    : changeRecord(call, BUDGET, { ...seen, fields: { amount } })
}

export const setBudgetRoute: Routes = (app, deps) =>
  change(app, deps, BUDGET_ROUTES.set, async (served) => {
    const call = recordCallOf(deps, served)
    await setBudget(call, served.body)
    return withMessage('record.saved', await budgetOf(call.trx, served.body.month))
  })
