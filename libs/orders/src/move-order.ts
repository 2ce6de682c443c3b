import type { StepBodies } from '@deportivo/contracts/orders/steps'
import { refusalOf, targetOf } from '@deportivo/lifecycle/order/decisions'
import {
  isFinal,
  ORDER_STEPS,
  stepName,
  type OrderStep,
  type StepKey,
} from '@deportivo/lifecycle/order/steps'
import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { Knex } from 'knex'
import type { Static } from 'typebox'
import { factsOf, type OrderRecord, type StatePatch } from './order/order-record.ts'
import { applyMoney, moneyPatch } from './money/effects.ts'
import { askerOf, refusedStep } from './order/refusals.ts'
import type { Hand } from './order/hand.ts'
import { beforeOf, saveOrder } from './order/save-order.ts'
import { moveStockFor } from './stock-effects.ts'
import { STEP_ACTS } from './steps/step-acts.ts'
import type { StepAct, StepResult } from './steps/step-act.ts'

export interface Move<K extends StepKey> {
  key: K
  body: Static<StepBodies[K]>
  hand: Hand
}

// By a messenger or a carrier, over the counter, or from a seller's hands.
const WITH_CLIENT: readonly OrderState[] = [
  'delivered_local',
  'delivered_customer',
  'sold_local',
  'finalized_by_seller',
]

const reachesClient = (target: OrderState) => WITH_CLIENT.includes(target)

function patchOf(
  order: OrderRecord,
  step: OrderStep,
  result: StepResult,
  stockLeft: boolean,
  now: Date,
): StatePatch {
  const target = targetOf(step, factsOf(order))
  return {
    ...result.patch,
    ...(target === order.state_id ? {} : { state_id: target, state_entered_at: now }),
    ...moneyPatch(order, result.money ?? []),
    ...(stockLeft ? { stock_left_at: now } : {}),
    ...(order.delivered_at === null && reachesClient(target) ? { delivered_at: now } : {}),
  }
}

/**
 * The only code that changes an order's state. Needs the order locked (`lockOrder`) in the caller's transaction; throws
 * Refused when the table forbids the step. Stock, money, history and the event are written together or not at all.
 */
export async function moveOrder<K extends StepKey>(
  trx: Knex.Transaction,
  order: OrderRecord,
  { key, body, hand }: Move<K>,
): Promise<OrderRecord> {
  const step: OrderStep = ORDER_STEPS[key]
  const refusal = refusalOf(key, factsOf(order), askerOf(hand))
  if (refusal) throw refusedStep(order, refusal, hand)

  const act = STEP_ACTS[key] as StepAct<K>
  const result = await act({ trx, order, body, hand })
  const stock = await moveStockFor(trx, order, step.stock, result.received, hand)
  const patch = patchOf(order, step, result, stock.hasLeft, hand.now)
  const note = result.note ?? null
  const before = {
    columns: beforeOf(order, patch),
    stock_batch: stock.batch,
    lines: [...(result.lines_before ?? []), ...(stock.lines_before ?? [])],
    is_final: isFinal(key),
  }
  const taken = { step: stepName(key), note }
  const money = (_after: OrderRecord, historyId: number | null) =>
    applyMoney(trx, order, result.money ?? [], historyId, hand)
  const { after } = await saveOrder(
    trx,
    order,
    { patch, event: step.event, ...taken, history: { ...taken, before }, money },
    hand,
  )
  return after
}
