import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { changeReturnGroup, GROUP_STEPS } from '@deportivo/contracts/returns/groups'
import { changeReturn, undoReturnStep } from '@deportivo/contracts/returns/returns'
import { expect } from 'vitest'
import { stateOf, unpaidByVoucher, type CaseState } from './books.ts'
import { isLast, isLegal, STEPS, type Step } from './model.ts'
import { counts, present, type World } from './world.ts'

export interface Turn {
  one: number
  isLegal: boolean
  step: Step
  pick: number
}

const bodyOf = ({ shop }: World, step: Step, pick: number): object => {
  if (step === 'received_in_store') return { step, entrance_store: shop.stores[0] }
  if (step === 'exchange_available') return { step, size_id: pick % 3 === 0 ? 39 : 41 }
  return step === 'cancel' ? { step, reason: 'El cliente desistió' } : { step }
}

/** Undoing brings back stock, money and the case as they were. */
async function undo({ app }: World, ids: readonly number[], expected: CaseState): Promise<void> {
  const [first = 0] = ids
  for (const id of ids)
    await app.ok('two', undoReturnStep, { params: { id }, body: { reason: 'Fue un error' } })
  await app.settled()
  expect(await stateOf(app, first)).toEqual(expected)
  counts.undone += ids.length
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

/** A step of one case, which is accepted if it is legal, and sometimes undone. */
export async function takeStep(world: World, one: ReturnCase, turn: Turn): Promise<void> {
  const { app } = world
  const step = chosenStep(one, turn)
  const before = await stateOf(app, one.id)
  const body = bodyOf(world, step, turn.pick)
  const { status } = await app.attempt('head_dispatch', changeReturn, { params: { id: one.id }, body })
  expect([step, one.state_id, status === 200]).toEqual([step, one.state_id, isLegal(step, one)])
  counts[status === 200 ? 'accepted' : 'refused'] += 1
  await app.settled()
  if (status !== 200) expect(await stateOf(app, one.id)).toEqual(before)
  else if (!isLast(step) && turn.pick % 3 === 0)
    await undo(world, [one.id], step === 'cancel' ? unpaidByVoucher(before) : before)
}

/** A step of all cases of a request: those that it is legal for take it, the others stay as they are. */
export async function takeStepOfAll(
  world: World,
  { id, group_id, group }: ReturnCase,
  turn: Turn,
): Promise<void> {
  const { app } = world
  const step = GROUP_STEPS[turn.pick % 5 === 0 ? 1 : 0]
  const members: ReturnCase[] = []
  for (const member of group) members.push(await present(world, member.id))
  const moving = members.filter((one) => isLegal(step, one)).map((one) => one.id)
  const staying = members.filter((one) => !moving.includes(one.id))
  const before = await stateOf(app, moving[0] ?? id)
  const given = { params: { id: group_id ?? 0 }, body: bodyOf(world, step, turn.pick) }
  const { status, body } = await app.attempt('head_dispatch', changeReturnGroup, given)
  expect([step, moving, status === 200]).toEqual([step, moving, moving.length > 0])
  counts[status === 200 ? 'accepted' : 'refused'] += 1
  await app.settled()
  for (const one of staying) expect(await present(world, one.id)).toMatchObject({ state_id: one.state_id })
  if (status !== 200) return
  const { data } = JSON.parse(body) as { data: ReturnCase[] }
  expect(data.map((one) => one.id)).toEqual(moving)
  counts.of_all += 1
  if (step === 'received_in_store' && turn.pick % 3 === 0) await undo(world, moving, before)
}
