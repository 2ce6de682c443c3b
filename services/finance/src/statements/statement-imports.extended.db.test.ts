import { removeBankStatement, STATEMENT_IMPORTS } from '@deportivo/contracts/finance/bank-statements'
import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { formOf } from '@deportivo/testkit/files/upload'
import { anAccount } from '@deportivo/testkit/money/money-accounts'
import {
  addStatement,
  checkStatement,
  reconciled,
  statementIdle,
  statementOf,
  uploadStatement,
} from '@deportivo/testkit/money/statements'
import { afterAll, beforeAll, expect, it } from 'vitest'

const today = businessDay(new Date())
const day = (before: number) => addDays(today, -before)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const account = () => anAccount(app, { opened_on: day(40) })

const linesOf = (id: number) =>
  app.db('finance.statement_lines').where('money_account_id', id).orderBy('id').select('date', 'amount')

it('a statement is checked without writing anything, adds its lines once, and what overlaps once', async () => {
  const { id } = await account()
  const file = statementOf([
    [day(1), 'Impuesto 4x1000', -356.4],
    [day(1), 'Impuesto 4x1000', -356.4],
    [day(2), 'Consignación de José', 89_900],
    [day(41), 'Antes de la cuenta', 5],
    [day(1), 'Solo informa', 0],
  ])
  const checked = await checkStatement(app, id, Buffer.from(file, 'latin1'))
  expect(checked).toMatchObject({
    state: 'checked',
    faults: [],
    bank: 'bancolombia',
    money_account_id: id,
    counts: { created: 3, known: 0, left_out: 2 },
  })
  expect(await linesOf(id)).toEqual([])
  expect((await addStatement(app, id, file)).state).toBe('applied')
  const stored = await linesOf(id)
  expect(stored.map(({ date, amount }) => [date, amount])).toEqual([
    [day(2), 89_900],
    [day(1), -356],
    [day(1), -356],
  ])
  // The first was checked before the second was written, and finds it when it is.
  const params = { id: checked.id }
  await app.ok('two', STATEMENT_IMPORTS.apply, { params, body: { version: checked.version } })
  expect((await statementIdle(app, checked.id)).counts).toEqual({ created: 0, known: 3, left_out: 2 })
  const next = statementOf([
    [day(1), 'IMPUESTO 4X1000', -356.4],
    [day(1), 'IMPUESTO 4X1000', -356.4],
    [day(0), 'IMPUESTO 4X1000', -356.4],
  ])
  expect((await addStatement(app, id, next)).counts).toEqual({ created: 1, known: 2, left_out: 0 })
  expect(await linesOf(id)).toHaveLength(4)
  expect((await reconciled(app, id)).statements.map(({ lines }) => lines)).toEqual([1, 3])
})

it('a statement that two people add at once adds each line once', async () => {
  const { id } = await account()
  const file = statementOf([
    [day(1), 'Uno', 1],
    [day(1), 'Uno', 1],
    [day(1), 'Dos', 2],
  ])
  const people = ['two', 'accounting_manager'] as const
  const checked = await Promise.all(people.map((person) => checkStatement(app, id, file, person)))
  const apply = checked.map(async ({ id: statement, version }, at) => {
    const person = people[at] ?? 'two'
    await app.ok(person, STATEMENT_IMPORTS.apply, { params: { id: statement }, body: { version } })
    return statementIdle(app, statement, person)
  })
  const applied = await Promise.all(apply)
  expect(applied.map(({ counts }) => counts?.created).toSorted()).toEqual([0, 3])
  expect(await linesOf(id)).toHaveLength(3)
})

it('each wrong value is named by its row and column, and nothing of the file is stored', async () => {
  const { id } = await account()
  const file = statementOf([
    ['31/02/2026', 'Mal día', 5],
    [day(1), 'Buena', 7],
    [addDays(today, 1), 'Mañana', 5],
    [day(2), 'También buena', 9],
    [day(2), 'Solo informa', 0],
  ]).replace(';7', ';siete')
  const checked = await checkStatement(app, id, file)
  expect(checked.faults.map(({ row, column, value }) => [row, column, value])).toEqual([
    [2, 'Fecha', '31/02/2026'],
    [3, 'Valor', 'siete'],
    [4, 'Fecha', addDays(today, 1)],
  ])
  // The right ones are counted as they would be without the others.
  expect(checked.counts).toEqual({ created: 1, known: 0, left_out: 1 })
  expect(checked.faults[1]?.message).toBe('No es un valor. Ejemplos: 1.234.567,89, 1,234,567.89, -500.')
  const body = { version: checked.version }
  const tried = await app.refused('two', STATEMENT_IMPORTS.apply, { params: { id: checked.id }, body })
  expect(tried.code).toBe(400)
  expect(await linesOf(id)).toEqual([])
})

it('columns that are not recognised are chosen, and remembered with the account for the next file', async () => {
  const { id } = await account()
  const file = ['Cuándo|Qué|Cuánto', `${day(1)}|Pago|5`].join('\n').replaceAll('|', '\t')
  const { data } = await uploadStatement(app, file)
  const read = await statementIdle(app, data.id)
  expect(read).toMatchObject({ state: 'columns', bank: null, mapping: [], money_account_id: null })
  const mapping = (['date', 'description', 'amount'] as const).map((field, column) => ({ field, column }))
  const check = { params: { id: data.id }, body: { version: read.version, mapping, money_account_id: id } }
  await app.ok('two', STATEMENT_IMPORTS.check, check)
  expect((await statementIdle(app, data.id)).counts?.created).toBe(1)
  const again = await uploadStatement(app, file)
  expect(await statementIdle(app, again.data.id)).toMatchObject({ mapping, money_account_id: id })
  const unknown = { ...check.body, version: read.version + 1, money_account_id: 999_999 }
  const refused = await app.refused('two', STATEMENT_IMPORTS.check, { params: check.params, body: unknown })
  expect(Object.keys(refused.errors ?? {})).toEqual(['money_account_id'])
})

it('a file is accepted by its content, whatever its name', async () => {
  const form = formOf({}, { name: 'extracto.csv', type: 'text/csv', bytes: Buffer.from('%PDF-1.7') })
  expect(await app.refused('two', STATEMENT_IMPORTS.create, { form })).toMatchObject({
    code: 415,
    message_key: 'import.not_a_table',
  })
})

it('a statement is removed with its lines, and an account with one is not deleted', async () => {
  const { id } = await account()
  await addStatement(app, id, statementOf([[day(1), 'Uno', 1]]))
  const removed = await app.refused('two', MONEY_ACCOUNT_ROUTES.remove, { params: { id }, body: {} })
  expect([removed.code, removed.message]).toEqual([400, expect.stringContaining('Extractos bancarios')])
  const [statement] = (await reconciled(app, id)).statements
  const params = { id: statement?.id ?? 0 }
  expect((await app.refused('one', removeBankStatement, { params, body: {} })).code).toBe(403)
  await app.ok('two', removeBankStatement, { params, body: {} })
  expect(await linesOf(id)).toEqual([])
  await app.ok('two', MONEY_ACCOUNT_ROUTES.remove, { params: { id }, body: {} })
})

it('a statement that was removed is added anew, beside what a later one has of its days', async () => {
  const { id } = await account()
  const fees = (many: number) => statementOf(Array.from({ length: many }, () => [day(1), 'Cuota', -356]))
  await addStatement(app, id, fees(2))
  await addStatement(app, id, fees(3))
  const [, first] = (await reconciled(app, id)).statements
  await app.ok('two', removeBankStatement, { params: { id: first?.id ?? 0 }, body: {} })
  const added = await addStatement(app, id, fees(3))
  expect(added).toMatchObject({ state: 'applied', problem: null, counts: { created: 2, known: 1 } })
  expect(await linesOf(id)).toHaveLength(3)
})

it.each(['one', 'online_seller', 'head_dispatch'] as const)('%s uploads no statement', async (person) => {
  const bytes = Buffer.from(statementOf([[day(1), 'Uno', 1]]))
  const form = formOf({}, { name: 'x.csv', type: 'text/csv', bytes })
  expect((await app.refused(person, STATEMENT_IMPORTS.create, { form })).code).toBe(403)
})
