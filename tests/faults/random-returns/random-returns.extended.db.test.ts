import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { countOf, recordFigures, timeoutOf } from '@deportivo/testkit/faults'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wrongBooks } from './books.ts'
import { expectGoods, takeOut } from './exits.ts'
import { isFinal, isLegal, STEPS } from './model.ts'
import { pay } from './pay.ts'
import { takeStep, takeStepOfAll, type Turn } from './take-steps.ts'
import { counts, openCases, openWorld, present, type World } from './world.ts'

const CASES = 4
const TURNS_PER_RUN = 60

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp()
  world = await openWorld(app)
})
afterAll(() => app.stop())

const aTurn: fc.Arbitrary<Turn> = fc.record({
  one: fc.nat(CASES - 1),
  isLegal: fc.constantFrom(true, true, true, false),
  step: fc.constantFrom(...STEPS),
  pick: fc.nat(1_000),
})

async function play(one: ReturnCase, turn: Turn): Promise<void> {
  const { difference, goods, group } = one
  if (goods === 'quarantine' && turn.pick % 7 < 2) return takeOut(world, one, turn.pick)
  if (difference !== null && !difference.is_paid && turn.pick % 4 !== 0) return pay(world, one, turn.pick)
  if (group.length > 0 && turn.pick % 6 === 0) return takeStepOfAll(world, one, turn)
  return takeStep(world, one, turn)
}

type Slots = (ReturnCase | null)[]

const isFree = (one: ReturnCase | null) => one === null || isFinal(one)

/** The case of a place; where it has none that goes on, a request fills it, and others that are free. */
async function caseAt(slots: Slots, { one, pick }: Turn): Promise<ReturnCase> {
  const former = slots[one]
  if (former && !isFinal(former)) return former
  const free = [one, ...slots.keys()].filter((place, index, all) => all.indexOf(place) === index)
  const places = free.filter((place) => isFree(slots[place] ?? null))
  const opened = await openCases(world, pick, places.length)
  opened.forEach((next, index) => (slots[places[index] ?? one] = next))
  const [first] = opened
  if (!first) throw new Error('a request opens a case')
  return first
}

async function playAll(turns: readonly Turn[]): Promise<void> {
  world.client_id = null
  const slots: Slots = Array.from({ length: CASES }, () => null)
  for (const turn of turns) {
    await play(await caseAt(slots, turn), turn)
    for (const [place, former] of slots.entries()) {
      if (former === null) continue
      const after = await present(world, former.id)
      slots[place] = after
      counts.states.add(after.state_id)
      expectGoods(after)
      const offered = after.next.filter(({ allowed }) => allowed).map(({ step }) => step)
      expect(offered.sort()).toEqual(STEPS.filter((step) => isLegal(step, after)).sort())
    }
    expect(await wrongBooks(app)).toEqual([])
  }
}

const RUNS = countOf({ short: 60, long: 5_000 }, 60) / TURNS_PER_RUN

it(
  'random steps, payments and undone steps of return cases: none illegal is accepted, none legal refused, all books add up',
  { timeout: timeoutOf(120_000) },
  async () => {
    const turns = fc.array(aTurn, { minLength: TURNS_PER_RUN, maxLength: TURNS_PER_RUN })
    await fc.assert(fc.asyncProperty(turns, playAll), { numRuns: Math.ceil(RUNS), endOnFailure: true })
    const { accepted, refused, undone, paid, by_voucher, several, of_all, taken_out, put_back, states } =
      counts
    recordFigures(
      'R13a',
      `${accepted + refused} steps of return cases`,
      `${accepted} accepted, ${refused} refused, ${undone} undone, ${paid} differences paid in cash, ${by_voucher} payments by vouchers, ${several} requests of several lines, ${of_all} steps of all their cases, ${taken_out} units taken out of quarantine and ${put_back} put back, ${states.size} states seen`,
    )
    expect(accepted).toBeGreaterThan(15)
    expect(undone).toBeGreaterThan(2)
  },
)
