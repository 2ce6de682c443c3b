import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { STEP_NAMES, type StepName } from '@deportivo/lifecycle/order/steps'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { countOf, recordFigures, timeoutOf } from '@deportivo/testkit/faults'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wrongBooks } from './books.ts'
import { ACTORS, isOfState, legalRow, offersOf, usefulProof, type ActorName } from './model.ts'
import { openOrder, take, upload, type Opened, type Outcome, type Played } from './play.ts'

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

// Chosen at random from all, a step is nearly always illegal: two of three are chosen from the legal ones.
const aTurn = fc.record({
  order: fc.nat(ORDERS - 1),
  isLegal: fc.constantFrom(true, true, false),
  actor: fc.constantFrom(...ACTORS),
  name: fc.constantFrom(...STEP_NAMES),
  pick: fc.nat(10_000),
})
type Turn = typeof aTurn extends fc.Arbitrary<infer Value> ? Value : never

/** Chosen as often as the others, they would let hardly any order get far. */
const SIDEWAYS: ReadonlySet<StepName> = new Set([
  ...(['cancel', 'return', 'release', 'reject_payment', 'to_news', 'save_news', 'assign_again'] as const),
])

interface Tried {
  actor: ActorName
  name: StepName
}

const stepsWhere = (fits: (name: StepName, actor: ActorName) => boolean): Tried[] =>
  ACTORS.flatMap((actor) => STEP_NAMES.filter((name) => fits(name, actor)).map((name) => ({ actor, name })))

/** A legal step; else one of the order's state by any user, or any at all. */
function choose({ pick, isLegal, actor, name }: Turn, { known }: Played): Tried {
  const isLegalHere = (one: StepName, by: ActorName) =>
    legalRow(one, known, by) !== undefined && (pick % 5 === 0 || !SIDEWAYS.has(one))
  const near = stepsWhere(isLegal ? isLegalHere : (one) => isOfState(one, known))
  const isNear = isLegal || pick % 4 !== 0
  return (isNear && near[pick % near.length]) || { actor, name }
}

async function play(turn: Turn, played: Played): Promise<Outcome> {
  const proof = usefulProof(played.known)
  if (turn.isLegal && proof && turn.pick % 4 === 0) return upload(opened, played, proof)
  return take(opened, played, { ...choose(turn, played), pick: turn.pick })
}

const counts = { accepted: 0, refused: 0, states: new Set<string>() }

async function playAll(turns: readonly Turn[]): Promise<void> {
  const orders: Played[] = []
  for (const turn of turns) {
    const former = orders[turn.order]
    const isOver = !former || orderStateRow(former.known.state).is_final
    const played = isOver ? await openOrder(opened, turn.pick) : former
    const outcome = await play(turn, played)
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
