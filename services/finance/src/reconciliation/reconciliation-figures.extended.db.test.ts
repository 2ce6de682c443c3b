import { MONTH_CLOSE_ROUTES } from '@deportivo/contracts/finance/month-closes'
import { RECONCILIATION_ROUTES } from '@deportivo/contracts/finance/reconciliation'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import {
  closeMonth,
  lastDayOfLastMonth,
  lastMonth,
  reopenMonths,
} from '@deportivo/testkit/money/month-closes'
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

const { get, matched, confirm, confirmAll, undo } = RECONCILIATION_ROUTES

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const COUNTED = 'select line_id, entry, ledger from finance.statement_matches order by id'

/** Numbers that follow from a seed, so that a failure can be repeated. */
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

interface Row {
  key: string
  date: string
  amount: number
}

/** What is left of both sides, and its sums, counted one by one. */
function counted(rows: readonly Row[], used: ReadonlySet<string>, to: string) {
  const left = rows.filter(({ key, date }) => !used.has(key) && date <= to)
  const sum = (sign: number) => left.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0)
  return { count: left.length, in: sum(1), out: sum(-1) }
}

describe('figures', () => {
  it.each([7, 21])('are what both sides come to, counted one by one, on every day (%i)', async (seed) => {
    const below = sequence(seed)
    const { id, params, spend } = await payingAccount(app)
    const spent: Row[] = []
    for (let at = 0; at < 14; at++) {
      const [amount, date] = [1 + below(4), daysAgo(1 + below(6))]
      spent.push({ key: (await spend(amount, { date })).entry, date, amount: -amount })
    }
    await app.settled()
    const rows = Array.from(
      { length: 12 },
      (_, at) => [daysAgo(1 + below(6)), `L${at}`, below(5) === 0 ? 3 : -1 - below(4)] as const,
    )
    await addStatement(app, id, statementOf(rows))
    await app.ok('two', confirmAll, { params, body: { score: 55, to: daysAgo(2) } })
    const pairs = await matchesOf(app, id)
    expect(pairs.length).toBeGreaterThan(2)
    const stored = await app.db('finance.statement_lines').where('money_account_id', id)
    const lines = stored.map((line): Row => ({ ...line, key: String(line.id) }))
    const used = new Set(pairs.flat().map(String))
    expect(used.size).toBe(2 * pairs.length)
    const first = lines.map(({ date }) => date).toSorted()[0] ?? ''
    for (let before = 6; before >= 0; before--) {
      const to = daysAgo(before)
      const shown = await reconciled(app, id, to)
      expect([to, shown.lines]).toEqual([to, counted(lines, used, to)])
      const since = spent.filter(({ date }) => date >= first)
      expect([to, shown.entries]).toEqual([to, counted(since, used, to)])
      expect(shown.books_balance).toBe(
        500_000 + spent.filter(({ date }) => date <= to).reduce((all, { amount }) => all + amount, 0),
      )
      expect([shown.statement_balance, shown.difference]).toEqual([null, null])
    }
  })

  it('lines after the last balance are added to it, and another opening balance is the rest', async () => {
    const { id, spend } = await payingAccount(app)
    await spend(1_000)
    await app.settled()
    await addStatement(
      app,
      id,
      `Fecha,Descripción,Valor,Saldo\n${daysAgo(4)},Inicio,10,300.010\n${daysAgo(2)},x,-7,`,
    )
    expect(await reconciled(app, id)).toMatchObject({
      statement_balance: 300_003,
      books_balance: 499_000,
      difference: -198_997,
      // Of the lines 3, of the entries -1.000.
      rest: -198_997 - 3 - 1_000,
    })
    expect((await reconciled(app, id, daysAgo(50))).books_balance).toBeNull()
  })
})

describe('closed months and permissions', () => {
  it('a match is confirmed and undone in a closed month: it changes no money', async () => {
    const last = lastDayOfLastMonth()
    const { id, params, spend } = await payingAccount(app, addDays(last, -5))
    await spend(333, { date: last })
    await spend(444, { date: last })
    await app.settled()
    await addStatement(app, id, statementOf([[last, 'x', -333]]))
    const preview = () => app.ok('two', MONTH_CLOSE_ROUTES.preview, { query: { month: lastMonth() } })
    expect((await preview()).unmatched.find((one) => one.id === id)).toMatchObject({
      lines: { count: 1, in: 0, out: 333 },
      entries: { count: 2, in: 0, out: 777 },
    })
    await closeMonth(app)
    await app.ok('two', confirmAll, { params, body: { score: 70 } })
    expect((await preview()).unmatched.find((one) => one.id === id)).toMatchObject({
      lines: { count: 0 },
      entries: { count: 1, out: 444 },
    })
    const { rows } = await app.ok('two', matched, { params })
    await app.ok('two', undo, { params: { id: rows[0]?.id ?? 0 }, body: {} })
    await reopenMonths(app)
  })

  it('who reads the cash flow reads it, who manages it confirms, and sellers see nothing', async () => {
    const { params, spend, id } = await payingAccount(app)
    const { entry, ledger } = await spend(70)
    await app.settled()
    await addStatement(app, id, statementOf([[daysAgo(3), 'x', -70]]))
    const [line_id = 0] = lineIds(await reconciled(app, id))
    const body = { line_id, entry, ledger }
    for (const person of ['one', 'local_administrative'] as const) {
      await app.ok(person, get, { params })
      await app.ok(person, matched, { params })
      expect((await app.refused(person, confirm, { params, body })).code).toBe(403)
      expect((await app.refused(person, confirmAll, { params, body: { score: 60 } })).code).toBe(403)
    }
    for (const contract of [get, matched])
      expect((await app.refused('online_seller', contract, { params })).code).toBe(403)
    expect((await app.refused('two', get, { params: { id: 999_999 } })).code).toBe(404)
    await app.ok('accounting_manager', confirm, { params, body })
    const [row] = (await app.ok('two', matched, { params })).rows
    const undone = { params: { id: row?.id ?? 0 }, body: {} }
    expect((await app.refused('one', undo, undone)).code).toBe(403)
    await app.ok('operating_officer', undo, undone)
    const { rows } = await app.db.raw<{ rows: object[] }>(COUNTED)
    expect(rows).not.toContainEqual(expect.objectContaining({ entry }))
  })
})
