import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { prove } from '@deportivo/inventory/prove'
import { proveCounts } from '@deportivo/inventory/prove-counts'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { proveTransfers } from '@deportivo/inventory/prove-transfers'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { countOf, recordFigures, timeoutOf } from '@deportivo/testkit/faults'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStep } from '../random-steps/choose.ts'
import { heldUnits } from '../random-steps/model.ts'
import { ACTS, type ActName } from './acts.ts'
import { newCounts, openWorld, type Desk } from './world.ts'

const USERS = 4
const ROUNDS_PER_RUN = 100

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const aCall = fc.constantFrom<ActName>(
  ...(['sell', 'stepOrder', 'stepOrder', 'stepOrder', 'stepTransfer', 'stepTransfer'] as const),
  ...(['createOne', 'move', 'countAgain', 'takeOut', 'closeExit', 'countShared', 'countShared'] as const),
)
// An import has a file read by a process of its own: it takes as long as some fifty calls.
const anImport = fc.constant<ActName>('importTable')

const anAct = fc.record({
  act: fc.oneof({ weight: 40, arbitrary: aCall }, { weight: 1, arbitrary: anImport }),
  turn: aStep,
})
/** One act of each user, at the same time. */
const aRound = fc.tuple(...Array.from({ length: USERS }, () => anAct))

const HELD = `
  select order_id as id, sum(quantity)::integer as units from inventory.holds where order_id is not null group by 1`

/** The orders that hold other units than their states and lines mean. */
async function wrongHolds(desks: readonly Desk[]): Promise<object[]> {
  const rows = await queryRows<{ id: number; units: number }>(app.db, HELD)
  const held = new Map(rows.map(({ id, units }) => [id, units]))
  return desks.flatMap(({ orders }) =>
    orders.flatMap(({ id, known }) => {
      const [wanted, found] = [heldUnits(known), held.get(id) ?? 0]
      return wanted === found ? [] : [{ id, state: known.state, wanted, found }]
    }),
  )
}

async function differences(desks: readonly Desk[]): Promise<object[]> {
  const proofs = await Promise.all([
    prove(app.db),
    proveTransfers(app.db),
    proveQuarantine(app.db),
    proveCounts(app.db),
  ])
  return [...proofs.flatMap((proof): object[] => proof.differences), ...(await wrongHolds(desks))]
}

const isOver = ({ known }: Desk['orders'][number]) => orderStateRow(known.state).is_final === true

const counts = newCounts()
let acts = 0

async function playRounds(
  rounds: readonly (typeof aRound extends fc.Arbitrary<infer Round> ? Round : never)[],
) {
  const desks = Array.from({ length: USERS }, (): Desk => ({ orders: [] }))
  // What the orders of the run before hold is not to be had any more.
  const world = await openWorld(app, counts)
  for (const round of rounds) {
    acts += round.length
    await Promise.all(
      round.map(({ act, turn }, user) => ACTS[act](world, desks[user] ?? { orders: [] }, turn)),
    )
    expect(await differences(desks)).toEqual([])
    for (const desk of desks) desk.orders = desk.orders.filter((order) => !isOver(order))
  }
}

const RUNS = countOf({ short: 400, long: 10_000 }, 500) / (USERS * ROUNDS_PER_RUN)

it(
  'four users sell, send, return, count, import and move the same few pairs at once: every book adds up after each round',
  { timeout: timeoutOf(120_000) },
  async () => {
    const rounds = fc.array(aRound, { minLength: ROUNDS_PER_RUN, maxLength: ROUNDS_PER_RUN })
    await fc.assert(fc.asyncProperty(rounds, playRounds), { numRuns: Math.ceil(RUNS), endOnFailure: true })
    const sum = (of: Record<string, number>) => Object.values(of).reduce((all, one) => all + one, 0)
    const refused = sum(counts.refused)
    recordFigures('R2a', `${acts} acts of ${USERS} users`, `${refused} refused, no difference`)
    expect(counts.done).toMatchObject({
      'POST /transfer/:id/receive': expect.any(Number) as number,
      'import applied': expect.any(Number) as number,
    })
    expect(refused).toBeGreaterThan(10)
  },
)
