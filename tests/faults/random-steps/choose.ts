import { STEP_NAMES, type StepName } from '@deportivo/lifecycle/order/steps'
import * as fc from 'fast-check'
import { ACTORS, isOfState, legalRow, usefulProof, type ActorName } from './model.ts'
import { take, upload, type Opened, type Outcome, type Played } from './play.ts'

// Chosen at random from all, a step is nearly always illegal: two of three are chosen from the legal ones.
export const aStep = fc.record({
  isLegal: fc.constantFrom(true, true, false),
  actor: fc.constantFrom(...ACTORS),
  name: fc.constantFrom(...STEP_NAMES),
  pick: fc.nat(10_000),
})
export type StepTurn = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never

/** Chosen as often as the others, they would let hardly any order get far. */
const SIDEWAYS: ReadonlySet<StepName> = new Set([
  'cancel',
  'return',
  'release',
  'reject_payment',
  'to_news',
  'save_news',
  'assign_again',
])

interface Tried {
  actor: ActorName
  name: StepName
}

const stepsWhere = (fits: (name: StepName, actor: ActorName) => boolean): Tried[] =>
  ACTORS.flatMap((actor) => STEP_NAMES.filter((name) => fits(name, actor)).map((name) => ({ actor, name })))

/** A legal step; else one of the order's state by any user, or any at all. */
function choose({ pick, isLegal, actor, name }: StepTurn, { known }: Played): Tried {
  const isLegalHere = (one: StepName, by: ActorName) =>
    legalRow(one, known, by) !== undefined && (pick % 5 === 0 || !SIDEWAYS.has(one))
  const near = stepsWhere(isLegal ? isLegalHere : (one) => isOfState(one, known))
  const isNear = isLegal || pick % 4 !== 0
  return (isNear && near[pick % near.length]) || { actor, name }
}

/** Takes the step that a turn means for this order, or uploads a file that it could use. */
export async function takeStep(opened: Opened, played: Played, turn: StepTurn): Promise<Outcome> {
  const proof = usefulProof(played.known)
  if (turn.isLegal && proof && turn.pick % 4 === 0) return upload(opened, played, proof)
  return take(opened, played, { ...choose(turn, played), pick: turn.pick })
}
