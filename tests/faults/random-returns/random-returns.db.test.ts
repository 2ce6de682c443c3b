import { openShift } from '@deportivo/contracts/finance/cashiers'
import { recordPayment } from '@deportivo/contracts/orders/payments'
import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { changeReturn, getReturn, undoReturnStep } from '@deportivo/contracts/returns/returns'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { countOf, recordFigures, timeoutOf } from '@deportivo/testkit/faults'
import {
  deliveredOrder,
  requested,
  returnLists,
  sentPicture,
  type ReturnLists,
} from '@deportivo/testkit/return-case'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stateOf, wrongBooks } from './books.ts'
import { isFinal, isLast, isLegal, STEPS, type Step } from './model.ts'

const CASES = 4
const TURNS_PER_RUN = 60

let app: TestApp
let shop: Shop
let lists: ReturnLists
let product_id: number
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  lists = await returnLists(app)
  product_id = await stockProduct(app, shop, 100_000)
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
})
afterAll(() => app.stop())

const aTurn = fc.record({
  one: fc.nat(CASES - 1),
  isLegal: fc.constantFrom(true, true, true, false),
  step: fc.constantFrom(...STEPS),
  pick: fc.nat(1_000),
})
type Turn = typeof aTurn extends fc.Arbitrary<infer Value> ? Value : never

const counts = { accepted: 0, refused: 0, undone: 0, paid: 0, states: new Set<string>() }

const present = async (id: number): Promise<ReturnCase> => {
  await app.settled()
  return app.ok('two', getReturn, { params: { id } })
}

/** With the picture that a delivery needs; of every second one, half of what was paid is recognised. */
async function openCase(order: Order, pick: number): Promise<ReturnCase> {
  const one = await requested(app, order, lists, { exchange_rate: pick % 2 ? lists.half : lists.whole })
  await sentPicture(app, one)
  return present(one.id)
}

const BODIES: Partial<Record<Step, (pick: number) => object>> = {
  received_in_store: () => ({ entrance_store: shop.stores[0] }),
  exchange_available: (pick) => ({ size_id: pick % 3 === 0 ? 39 : 41 }),
  cancel: () => ({ reason: 'El cliente desistió' }),
}

/** Pays what a case charges, in an open register. */
async function pay({ id, sale_id, difference }: ReturnCase): Promise<void> {
  const amount = (difference?.amount ?? 0) - (difference?.paid ?? 0)
  const body = { amount, payment_method: CASH, cashier_id: shop.cashier_id, return_id: id }
  await app.ok('local_administrative', recordPayment, { params: { id: sale_id }, body })
  counts.paid += 1
}

/** Undoing brings back stock, money and the case as they were. */
async function undo(id: number, before: unknown): Promise<void> {
  await app.ok('two', undoReturnStep, { params: { id }, body: { reason: 'Fue un error' } })
  await app.settled()
  expect(await stateOf(app, id)).toEqual(before)
  counts.undone += 1
}

function chosenStep(one: ReturnCase, turn: Turn): Step {
  if (!turn.isLegal) return turn.step
  // What was paid is then owed again.
  if (one.difference?.is_paid && turn.pick % 4 === 0) return 'cancel'
  // Chosen as often as the others, cancelling and going back would let hardly any case get far.
  const legal = STEPS.filter(
    (step) => isLegal(step, one) && (turn.pick % 5 === 0 || (step !== 'cancel' && step !== 'pending')),
  )
  return legal[turn.pick % Math.max(1, legal.length)] ?? turn.step
}

async function play(one: ReturnCase, turn: Turn): Promise<void> {
  const { difference } = one
  if (difference !== null && !difference.is_paid && turn.pick % 4 !== 0) return pay(one)
  const step = chosenStep(one, turn)
  const before = await stateOf(app, one.id)
  const body = { step, ...BODIES[step]?.(turn.pick) }
  const { status } = await app.attempt('head_dispatch', changeReturn, { params: { id: one.id }, body })
  expect([step, one.state_id, status === 200]).toEqual([step, one.state_id, isLegal(step, one)])
  counts[status === 200 ? 'accepted' : 'refused'] += 1
  await app.settled()
  if (status !== 200) expect(await stateOf(app, one.id)).toEqual(before)
  else if (!isLast(step) && turn.pick % 3 === 0) await undo(one.id, before)
}

async function playAll(turns: readonly Turn[]): Promise<void> {
  const cases = new Map<number, ReturnCase>()
  for (const turn of turns) {
    const former = cases.get(turn.one)
    const order = () => deliveredOrder(app, shop, { product_id })
    const one = former && !isFinal(former) ? former : await openCase(await order(), turn.pick)
    await play(one, turn)
    const after = await present(one.id)
    cases.set(turn.one, after)
    counts.states.add(after.state_id)
    const offered = after.next.filter(({ allowed }) => allowed).map(({ step }) => step)
    expect(offered.sort()).toEqual(STEPS.filter((step) => isLegal(step, after)).sort())
    expect(await wrongBooks(app)).toEqual([])
  }
}

const RUNS = countOf({ short: 60, long: 5_000 }, 200) / TURNS_PER_RUN

it(
  'random steps, payments and undone steps of return cases: none illegal is accepted, none legal refused, all books add up',
  { timeout: timeoutOf(120_000) },
  async () => {
    const turns = fc.array(aTurn, { minLength: TURNS_PER_RUN, maxLength: TURNS_PER_RUN })
    await fc.assert(fc.asyncProperty(turns, playAll), { numRuns: Math.ceil(RUNS), endOnFailure: true })
    const { accepted, refused, undone, paid, states } = counts
    recordFigures(
      'R13a',
      `${accepted + refused} steps of return cases`,
      `${accepted} accepted, ${refused} refused, ${undone} undone, ${paid} differences paid, ${states.size} states seen`,
    )
    expect(accepted).toBeGreaterThan(15)
    expect(undone).toBeGreaterThan(2)
  },
)
