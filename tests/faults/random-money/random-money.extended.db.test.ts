import { prove } from '@deportivo/inventory/prove'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { proveMoney } from '@deportivo/orders/money/prove-money'
import { proveReports } from '@deportivo/projector/proofs/prove-reports'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { businessDay } from '@deportivo/platform/clock'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { countOf, recordFigures, timeoutOf } from '@deportivo/testkit/faults'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveToAccount, spend } from './accounts.ts'
import { figuresOfLog } from './figures/figures-of-log.ts'
import { figuresOfReport, REPORTS, shownOf } from './figures/figures-of-reports.ts'
import { changeShift, decide, moveCash, pay, payWithVoucher, refund } from './money.ts'
import { beginOrder, cancel, deliver, sellAtCounter, takeStep, undo } from './orders.ts'
import { cancelCase, request, takeCaseStep, undoCase } from './returns.ts'
import { counts, openWorld, today, type World } from './world.ts'

type Act = (world: World, pick: number) => Promise<boolean>

/** What is done often, and what is rare. */
const OFTEN: Record<string, Act> = { deliver, sellAtCounter, takeStep, pay, decide, request, takeCaseStep }
const RARE: Record<string, Act> = {
  beginOrder,
  undo,
  cancel,
  payWithVoucher,
  refund,
  moveCash,
  changeShift,
  cancelCase,
  undoCase,
  spend,
  moveToAccount,
}
const ACTS = { ...OFTEN, ...RARE }
const NAMES = [...Object.keys(ACTS), ...Object.keys(OFTEN), 'takeCaseStep', 'takeCaseStep', 'payWithVoucher']

const USERS = 4
const ROUNDS_PER_RUN = 10

const ROUNDS = countOf({ short: 500, long: 10_000 }, 120)
const RUNS = Math.ceil(ROUNDS / ROUNDS_PER_RUN)
const DAY_MS = 24 * 60 * 60_000

/** Each run is a day of its own, of which the last one is today. */
let daysAgo = 0
const clock = { now: () => new Date(Date.now() - daysAgo * DAY_MS) }
const firstDay = businessDay(new Date(Date.now() - RUNS * DAY_MS))

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp({ clock })
  // While it is today: a session that began in the past would have expired.
  for (const person of [...PROFILE_IDS, 'dispatch_assistant_2'] as const) await app.as(person)
  daysAgo = RUNS
  world = await openWorld(app, clock)
})
afterAll(() => app.stop())

const aTurn = fc.record({ act: fc.constantFrom(...NAMES), pick: fc.nat(1_000_000) })
type Turn = typeof aTurn extends fc.Arbitrary<infer Value> ? Value : never

async function play({ act, pick }: Turn): Promise<void> {
  const isAccepted = (await ACTS[act]?.(world, pick)) ?? false
  const count = counts.get(act) ?? { accepted: 0, refused: 0 }
  count[isAccepted ? 'accepted' : 'refused'] += 1
  counts.set(act, count)
}

/** Every report of money, over all days until now, is what the log of events comes to. */
async function expectReports(): Promise<void> {
  const figures = await figuresOfLog(app.db)
  const query = { from: firstDay, to: today(world) }
  for (const report of REPORTS) {
    const expected = shownOf(report, figures[report.name] ?? new Map())
    expect(Object.keys(expected).length, report.name).toBeGreaterThan(1)
    expect({ [report.name]: await figuresOfReport(app, report, query) }).toEqual({ [report.name]: expected })
  }
}

/** Several users at once, and then every book of the shop. */
async function playRounds(rounds: readonly (readonly Turn[])[]): Promise<void> {
  for (const turns of rounds) {
    await Promise.all(turns.map(play))
    await app.settled()
    for (const proof of [prove, proveQuarantine, proveCases, proveMoney, proveReports])
      expect({ turns, found: (await proof(app.db)).differences }).toEqual({ turns, found: [] })
  }
  await expectReports()
  daysAgo -= 1
}

it(
  'four users sell, pay, return, exchange, refund, undo and cancel at random: every book adds up after each round, every report after each day',
  { timeout: timeoutOf(900_000) },
  async () => {
    const round = fc.array(aTurn, { minLength: USERS, maxLength: USERS })
    const rounds = fc.array(round, { minLength: ROUNDS_PER_RUN, maxLength: ROUNDS_PER_RUN })
    await fc.assert(fc.asyncProperty(rounds, playRounds), { numRuns: RUNS, endOnFailure: true })
    const acts = [...counts].map(([act, { accepted, refused }]) => `${act} ${accepted}/${accepted + refused}`)
    recordFigures(
      'R13b',
      `${ROUNDS} rounds of ${USERS} users`,
      `no difference; accepted of tried: ${acts.join(', ')}`,
    )
    expect([...counts.values()].filter(({ accepted }) => accepted === 0)).toEqual([])
  },
)
