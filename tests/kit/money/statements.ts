import { STATEMENT_IMPORTS, type StatementImport } from '@deportivo/contracts/finance/bank-statements'
import { RECONCILIATION_ROUTES, type Reconciliation } from '@deportivo/contracts/finance/reconciliation'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import type { Calls, Person } from '../calls.ts'
import { formOf } from '../files/upload.ts'
import { anExpense, expenseLists } from './expenses.ts'
import { anAccount } from './money-accounts.ts'

type App = Pick<Calls, 'ok' | 'reply'>

/** Sends a statement; its name does not matter. */
export async function uploadStatement(app: App, bytes: Buffer | string, person: Person = 'two') {
  const file = { name: 'extracto.csv', type: 'application/octet-stream', bytes: Buffer.from(bytes) }
  return app.reply(person, STATEMENT_IMPORTS.create, { form: formOf({}, file) })
}

const BUSY: readonly StatementImport['state'][] = ['reading', 'checking', 'applying']

/** The import once its job is done. */
export async function statementIdle(app: App, id: number, person: Person = 'two'): Promise<StatementImport> {
  for (let tries = 0; tries < 2_400; tries++) {
    const found = await app.ok(person, STATEMENT_IMPORTS.get, { params: { id } })
    if (!BUSY.includes(found.state)) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the import never ended')
}

/** Reads and checks a statement with the columns that are suggested. */
export async function checkStatement(
  app: App,
  money_account_id: number,
  bytes: Buffer | string,
  person: Person = 'two',
): Promise<StatementImport> {
  const { data } = await uploadStatement(app, bytes, person)
  const read = await statementIdle(app, data.id, person)
  if (read.state !== 'columns') return read
  const { version, mapping } = read
  const body = { version, mapping, money_account_id }
  await app.ok(person, STATEMENT_IMPORTS.check, { params: { id: data.id }, body })
  return statementIdle(app, data.id, person)
}

/** Adds the movements of a statement to an account. */
export async function addStatement(
  app: App,
  money_account_id: number,
  bytes: Buffer | string,
): Promise<StatementImport> {
  const { id, version } = await checkStatement(app, money_account_id, bytes)
  await app.ok('two', STATEMENT_IMPORTS.apply, { params: { id }, body: { version } })
  return statementIdle(app, id)
}

/** A statement in the columns of Bancolombia. */
export const statementOf = (rows: readonly (readonly [date: string, text: string, amount: number])[]) =>
  [
    'Fecha;Descripción;Referencia;Valor',
    ...rows.map(([date, text, amount]) => [date, text, '', String(amount)].join(';')),
  ].join('\n')

export const reconciled = (app: App, id: number, to?: string): Promise<Reconciliation> =>
  app.ok('two', RECONCILIATION_ROUTES.get, { params: { id }, query: to === undefined ? {} : { to } })

/** The lines of a statement that have no entry. */
export const lineIds = ({ unmatched_lines }: Reconciliation) => unmatched_lines.map(({ id }) => id)

/** The lines and entries of an account that are matched. */
export const matchesOf = async (app: App, id: number) =>
  (await app.ok('two', RECONCILIATION_ROUTES.matched, { params: { id } })).rows.map(({ line, entry }) => [
    line.id,
    entry.entry,
  ])

const today = businessDay(new Date())

/** The day that many days ago. */
export const daysAgo = (days: number) => addDays(today, -days)

/**
 * An account that was opened forty days ago and that expenses of a way of its own are paid from, and what spends: three
 * days ago unless another day is given.
 */
export async function payingAccount(app: App, opened_on = daysAgo(40)) {
  const lists = await expenseLists(app)
  const ledger = `expense-${lists.payment_id}`
  const { id } = await anAccount(app, { opened_on, ledgers: [ledger] })
  const spend = async (amount: number, given: { date?: string; note?: string } = {}) => {
    const expense = await anExpense(app, lists, { amount, date: daysAgo(3), ...given })
    return { id: expense.id, entry: `expense:${expense.id}`, ledger }
  }
  return { id, params: { id }, spend }
}
