import type { Knex } from 'knex'
import { addCases } from './cases.ts'
import { addCash, approvedExpenses } from './cash.ts'
import { addOrders } from './orders.ts'
import { Table, type Figures } from './table.ts'

type Rows = ReadonlyMap<string, Figures>

const renamed = (table: Table, figuresOf: (sums: Figures) => Figures): Rows =>
  new Map([...table.rows].map(([key, sums]) => [key, figuresOf(sums)]))

const administrativeOf = ({ net = 0, ...sums }: Figures): Figures => ({ ...sums, returns: net })

function resultOf({ credited = 0, ...sums }: Figures): Figures {
  const { sales = 0, cost = 0, expenses = 0 } = sums
  const gross = sales - credited - cost
  return { ...sums, returns: credited, gross, result: gross - expenses }
}

/**
 * What every report of money must show, calculated from the log of events alone, by the rules of
 * docs/decisions and without the projections: by report, and by the total and each row of each of its tables.
 */
export async function figuresOfLog(db: Knex): Promise<Record<string, Rows>> {
  const [business, summary, cash] = [new Table(), new Table(), new Table()]
  await addOrders(db, business, summary)
  await addCases(db, business)
  await addCash(db, cash)
  for (const { date, amount, financial_situation_id, store_id } of await approvedExpenses(db)) {
    const situation = `financial_situation_id:${financial_situation_id}`
    business.add(['totals', `day:${date}`, `store_id:${store_id}`, situation], { expenses: amount })
  }
  return {
    administrative: renamed(business, administrativeOf),
    result_state: renamed(business, resultOf),
    cash_flow: cash.rows,
    'order-summary': summary.rows,
  }
}
