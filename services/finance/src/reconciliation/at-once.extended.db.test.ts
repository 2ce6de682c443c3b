import { removeBankStatement } from '@deportivo/contracts/finance/bank-statements'
import { RECONCILIATION_ROUTES } from '@deportivo/contracts/finance/reconciliation'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
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

const { confirm, confirmAll } = RECONCILIATION_ROUTES

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('lines that several people match at once', () => {
  it('of ten confirmations of a line one succeeds, and of two lines with one entry', async () => {
    const { id, params, spend } = await payingAccount(app)
    const [one, other] = [await spend(700), await spend(700)]
    await app.settled()
    await addStatement(
      app,
      id,
      statementOf([
        [daysAgo(3), 'a', -700],
        [daysAgo(3), 'b', -700],
        [daysAgo(3), 'c', -700],
      ]),
    )
    const [first, second, third] = lineIds(await reconciled(app, id))
    const attempt = async (person: 'two' | 'accounting_manager', line_id = 0, entry = one) => {
      const body = { line_id, entry: entry.entry, ledger: entry.ledger }
      return (await app.attempt(person, confirm, { params, body })).status
    }
    const entries = [one, other]
    const tried = Array.from({ length: 10 }, (_, at) =>
      attempt(at % 2 ? 'two' : 'accounting_manager', first, entries[at % 2] ?? one),
    )
    expect((await Promise.all(tried)).toSorted()).toEqual([200, ...Array<number>(9).fill(422)])
    const [[, used] = []] = await matchesOf(app, id)
    const free = used === one.entry ? other : one
    const both = await Promise.all([attempt('two', second, free), attempt('accounting_manager', third, free)])
    expect(both.toSorted()).toEqual([200, 422])
    expect(await matchesOf(app, id)).toHaveLength(2)
  })

  it('all are confirmed once, by however many at once', async () => {
    const { id, params, spend } = await payingAccount(app)
    for (const amount of [11, 12, 13]) await spend(amount)
    await app.settled()
    await addStatement(app, id, statementOf([11, 12, 13].map((amount) => [daysAgo(3), 'x', -amount])))
    const tried = await Promise.all(
      Array.from({ length: 6 }, () => app.ok('two', confirmAll, { params, body: { score: 60 } })),
    )
    expect(tried.map(({ confirmed }) => confirmed).toSorted()).toEqual([0, 0, 0, 0, 0, 3])
    expect(await matchesOf(app, id)).toHaveLength(3)
  })

  it('no line of a statement is matched while that is being removed', async () => {
    const { id, params, spend } = await payingAccount(app)
    const { entry, ledger } = await spend(61)
    await app.settled()
    await addStatement(app, id, statementOf([[daysAgo(3), 'x', -61]]))
    const { statements, unmatched_lines } = await reconciled(app, id)
    const [line_id = 0] = unmatched_lines.map((line) => line.id)
    // The removal has found no match, and waits for its line.
    const reader = await app.db.transaction()
    await reader('finance.statement_lines').where('id', line_id).forKeyShare().first('id')
    const removing = app.attempt('two', removeBankStatement, {
      params: { id: statements[0]?.id ?? 0 },
      body: {},
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const confirming = app.attempt('two', confirm, { params, body: { line_id, entry, ledger } })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await reader.commit()
    const statuses = (await Promise.all([removing, confirming])).map(({ status }) => status)
    expect(statuses).toEqual([200, 422])
  })
})
