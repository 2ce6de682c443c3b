import { removeBankStatement } from '@deportivo/contracts/finance/bank-statements'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { RECONCILIATION_ROUTES, type Reconciliation } from '@deportivo/contracts/finance/reconciliation'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anAccount, aTransfer } from '@deportivo/testkit/money/money-accounts'
import {
  addStatement,
  daysAgo,
  lineIds,
  matchesOf,
  payingAccount,
  reconciled,
  statementOf,
} from '@deportivo/testkit/money/statements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { matched, confirm, confirmAll, undo } = RECONCILIATION_ROUTES

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const proposedIn = ({ unmatched_lines }: Reconciliation) =>
  unmatched_lines.map(({ proposal }) => proposal?.entry.entry ?? null)

describe('lines of a statement are matched with entries', () => {
  it('from a statement with differences to none, by all above a score, one by one, and a new expense', async () => {
    const { id, params, spend } = await payingAccount(app)
    const rent = await spend(80_000, { note: 'Arriendo local' })
    const twice = [await spend(5_000), await spend(5_000, { date: daysAgo(2) })]
    await app.settled()
    const file = [
      'Fecha;Descripción;Valor;Saldo',
      `${daysAgo(3)};PAGO ARRIENDO;-80.000,00;420.000,00`,
      `${daysAgo(3)};PAGO;-5.000,00;415.000,00`,
      `${daysAgo(1)};PAGO;-5.000,00;410.000,00`,
      `${daysAgo(1)};COMISION;-1.200,40;408.799,60`,
    ].join('\n')
    await addStatement(app, id, file)
    const first = await reconciled(app, id)
    expect(first).toMatchObject({
      to: daysAgo(1),
      first_day: daysAgo(3),
      statement_balance: 408_800,
      books_balance: 410_000,
      difference: -1_200,
      rest: 0,
      matched: 0,
      lines: { count: 4, in: 0, out: 91_200 },
      entries: { count: 3, in: 0, out: 90_000 },
    })
    expect(proposedIn(first)).toEqual([rent.entry, ...twice.map(({ entry }) => entry), null])
    expect(first.proposed[1]).toEqual({ score: 70, count: 1 })
    const all = await app.ok('two', confirmAll, { params, body: { score: 70 } })
    expect([all.confirmed, await matchesOf(app, id)]).toEqual([1, [[lineIds(first)[0], rent.entry]]])

    const [second, third] = lineIds(await reconciled(app, id))
    const [one, other] = twice
    if (!one || !other || !second || !third) throw new Error('two lines and two entries are left')
    // The other way round than proposed: the user knows better.
    await app.ok('two', confirm, {
      params,
      body: { line_id: second, entry: other.entry, ledger: other.ledger },
    })
    await app.ok('two', confirm, { params, body: { line_id: third, entry: one.entry, ledger: one.ledger } })
    const fee = await spend(1_200, { date: daysAgo(1), note: 'Comisión' })
    await app.settled()
    const left = await reconciled(app, id)
    expect(left).toMatchObject({ difference: 0, rest: 0, lines: { count: 1 }, entries: { count: 1 } })
    expect(proposedIn(left)).toEqual([fee.entry])
    await app.ok('two', confirmAll, { params, body: { score: 80 } })
    expect(await reconciled(app, id)).toMatchObject({
      difference: 0,
      rest: 0,
      matched: 4,
      unmatched_lines: [],
      unmatched_entries: [],
    })
  })

  it('a match is undone, by the version that was seen', async () => {
    const { id, params, spend } = await payingAccount(app)
    const { entry } = await spend(1_200)
    await app.settled()
    await addStatement(app, id, statementOf([[daysAgo(3), 'x', -1_200]]))
    await app.ok('two', confirmAll, { params, body: { score: 70 } })
    const { total, rows } = await app.ok('two', matched, { params })
    expect([total, rows.map((row) => row.entry.entry)]).toEqual([1, [entry]])
    const seen = { params: { id: rows[0]?.id ?? 0 } }
    expect((await app.refused('two', undo, { ...seen, body: { version: 7 } })).code).toBe(409)
    await app.ok('two', undo, { ...seen, body: { version: 1 } })
    expect(await reconciled(app, id)).toMatchObject({ matched: 0, lines: { count: 1, out: 1_200 } })
  })

  it('refuses another amount, an entry of another account, and what has a match', async () => {
    const { id, params, spend } = await payingAccount(app)
    const foreign = await (await payingAccount(app)).spend(50)
    const [right, wrong] = [await spend(50), await spend(51)]
    await app.settled()
    await addStatement(
      app,
      id,
      statementOf([
        [daysAgo(3), 'x', -50],
        [daysAgo(3), 'y', -50],
      ]),
    )
    const [first = 0, second = 0] = lineIds(await reconciled(app, id))
    const tried = async (line_id: number, { entry, ledger }: typeof right) =>
      (await app.refused('two', confirm, { params, body: { line_id, entry, ledger } })).errors
    expect(await tried(first, wrong)).toEqual({ entry: ['El valor no es el mismo.'] })
    expect(Object.keys((await tried(first, foreign)) ?? {})).toEqual(['entry'])
    expect(Object.keys((await tried(second + 999, right)) ?? {})).toEqual(['line_id'])
    const body = { line_id: first, entry: right.entry, ledger: right.ledger }
    await app.ok('two', confirm, { params, body })
    expect(await tried(second, right)).toEqual({
      entry: ['Este movimiento de los libros ya está conciliado.'],
    })
    expect(await tried(first, right)).toEqual({
      line_id: ['Este movimiento del banco ya está conciliado.'],
    })
  })

  it('an entry that changes is matched no longer, and its line is free for another', async () => {
    const { id, params, spend } = await payingAccount(app)
    const changed = await spend(900)
    await app.settled()
    await addStatement(app, id, statementOf([[daysAgo(3), 'x', -900]]))
    await app.ok('two', confirmAll, { params, body: { score: 60 } })
    await app.ok('two', EXPENSE_ROUTES.change, { params: { id: changed.id }, body: { amount: 901 } })
    await app.settled()
    const lost = await reconciled(app, id)
    expect([lost.matched, lost.unmatched_lines[0]?.has_lost_entry, await matchesOf(app, id)]).toEqual([
      0,
      true,
      [],
    ])
    expect(lost.unmatched_entries.map(({ amount }) => amount)).toEqual([-901])
    const right = await spend(900)
    await app.settled()
    await app.ok('two', confirmAll, { params, body: { score: 60 } })
    expect((await matchesOf(app, id)).map(([, entry]) => entry)).toEqual([right.entry])
    const [statement] = lost.statements
    const removed = { params: { id: statement?.id ?? 0 }, body: {} }
    expect((await app.refused('two', removeBankStatement, removed)).code).toBe(400)
  })

  it('a transfer is an entry of each of its two accounts', async () => {
    const [from, to] = [
      await anAccount(app, { opened_on: daysAgo(9) }),
      await anAccount(app, { opened_on: daysAgo(9) }),
    ]
    await aTransfer(app, { from_account_id: from.id, to_account_id: to.id, amount: 4_000, date: daysAgo(1) })
    await app.settled()
    for (const [{ id }, amount] of [
      [from, -4_000],
      [to, 4_000],
    ] as const) {
      await addStatement(app, id, statementOf([[daysAgo(1), 'Traslado', amount]]))
      const all = await app.ok('two', confirmAll, { params: { id }, body: { score: 80 } })
      expect(all.confirmed).toBe(1)
      expect(await reconciled(app, id)).toMatchObject({ lines: { count: 0 }, entries: { count: 0 } })
    }
  })
})
