import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { countOf, recordFigures, timeoutOf } from '@deportivo/testkit/faults'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wrongBooks } from './books.ts'
import { aStep, takeStep, type StepTurn } from './choose.ts'
import { offersOf } from './model.ts'
import { openOrder, type Opened, type Played } from './play.ts'

const STEPS_PER_RUN = 50
const ORDERS = 3

let app: TestApp
let opened: Opened
beforeAll(async () => {
  app = await startTestApp()
  const shop = await openShop(app)
  opened = { app, shop, product_id: await stockProduct(app, shop, 100_000) }
})
afterAll(() => app.stop())

const counts = { accepted: 0, refused: 0, states: new Set<string>() }

const aTurn = fc.record({ order: fc.nat(ORDERS - 1), step: aStep })

async function playAll(turns: readonly { order: number; step: StepTurn }[]): Promise<void> {
  const orders: Played[] = []
  for (const turn of turns) {
    const former = orders[turn.order]
    const isOver = !former || orderStateRow(former.known.state).is_final
    const played = isOver ? await openOrder(opened, turn.step.pick) : former
    const outcome = await takeStep(opened, played, turn.step)
    orders[turn.order] = outcome.played
    expect(outcome.fault).toBeNull()
    expect(await wrongBooks(app, outcome.played)).toBeNull()
    const { known, order } = outcome.played
    const offered = order.next.filter(({ allowed }) => allowed).map(({ step }) => step)
    expect(offered.sort()).toEqual(offersOf(known, 'two').sort())
    counts[outcome.played === played ? 'refused' : 'accepted'] += 1
    counts.states.add(outcome.played.known.state)
  }
}

const RUNS = countOf({ short: 500, long: 10_000 }, 500) / STEPS_PER_RUN

it(
  'random steps of five users: none illegal is accepted or offered, none legal refused, stock and money hold after each',
  { timeout: timeoutOf(240_000) },
  async () => {
    const turns = fc.array(aTurn, { minLength: STEPS_PER_RUN, maxLength: STEPS_PER_RUN })
    await fc.assert(fc.asyncProperty(turns, playAll), { numRuns: Math.ceil(RUNS), endOnFailure: true })
    const { accepted, refused, states } = counts
    recordFigures(
      'R13',
      `${accepted + refused} steps`,
      `${accepted} accepted, ${refused} refused, ${states.size} states seen`,
    )
    expect(accepted).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(50)
  },
)
