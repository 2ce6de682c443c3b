import type { StepBodies } from '@deportivo/contracts/orders/steps'
import type { OrderDecision } from '@deportivo/lifecycle/order/order-machine'
import { reachesClient } from '@deportivo/lifecycle/order/states'
import { orderStep, stepName, type StepKey } from '@deportivo/lifecycle/order/steps'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import { Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { Static } from 'typebox'
import { fileOfStep } from './files/step-file.ts'
import { moveHoldsTo } from './lines/holds.ts'
import { pickAll } from './lines/pick-all.ts'
import { applyMoney, type MoneyEffect } from './money/effects.ts'
import { giveBack } from './money/give-back.ts'
import { changedSums, openLedger } from '@deportivo/money/ledger'
import { nextHistoryId } from './order/next-history-id.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { beyondTotal, type OrderPatch, type OrderRecord, type StatePatch } from './order/order-record.ts'
import { refuseEndWithCases } from './order/return-cases.ts'
import { beforeOf, saveKnown, saveOrder } from './order/save-order.ts'
import type { ChangedOrder, LockedOrder } from './order/whole-order.ts'
import { moveStockFor } from './stock-effects.ts'
import { decideAct } from './steps/step-acts.ts'
import type { StepResult } from './steps/step-act.ts'

export interface Move<K extends StepKey> {
  /** Of `decideStep`, on this order as it is locked now. */
  decision: OrderDecision<K>
  body: Static<StepBodies[K]>
  file?: UploadedFile | undefined
  context: CommandContext
}

function patchOf(
  order: OrderRecord,
  { target }: OrderDecision,
  result: StepResult,
  stockLeft: boolean,
  now: Date,
): StatePatch {
  return {
    ...result.patch,
    ...(target === order.state_id ? {} : { state_id: target, state_entered_at: now }),
    ...(stockLeft ? { stock_left_at: now } : {}),
    ...(order.delivered_at === null && reachesClient(target) ? { delivered_at: now } : {}),
  }
}

/** A step that is allowed for one's own user alone must name that user. */
function refuseForOthers({ only_for }: OrderDecision, body: object): void {
  if (only_for && Object.entries(body).every(([field, id]) => field !== only_for.field || id !== only_for.id))
    throw new Refused({ kind: 'forbidden', key: 'order.refused.forbidden' })
}

interface MovedMoney {
  /** Of the history's entry that the step's money refers to. null: none of it moved. */
  historyId: number | null
  patch: OrderPatch
  hasMoved: boolean
}

/** Does the effects of a step, and gives back what a client who has the goods now paid beyond their price. */
async function moveMoney(
  trx: Knex.Transaction,
  order: OrderRecord,
  { effects = [], decided }: { effects: readonly MoneyEffect[] | undefined; decided: StatePatch },
  context: CommandContext,
): Promise<MovedMoney> {
  const historyId = effects.length > 0 ? await nextHistoryId(trx) : null
  const { state_id = order.state_id } = decided
  const ledger = openLedger(trx, { ...order, state_id }, context, historyId)
  await applyMoney(ledger, effects)
  const after = { ...order, ...decided, ...ledger.sums }
  const isOverpaid = order.delivered_at === null && after.delivered_at !== null && beyondTotal(after) > 0
  if (isOverpaid) await giveBack(ledger, after, null)
  return { historyId, patch: changedSums(ledger), hasMoved: effects.length > 0 || isOverpaid }
}

/**
 * The only code that changes an order's state. Needs the order locked (`lockOrder`) in the caller's transaction, and the
 * decision made on it. Stock, money, files, history and the event are written together or not at all.
 */
export async function moveOrder<K extends StepKey>(
  trx: Knex.Transaction,
  order: LockedOrder,
  { decision, body, file, context }: Move<K>,
): Promise<ChangedOrder> {
  const { key, target } = decision
  const step = orderStep(key)
  refuseForOthers(decision, body)
  await refuseEndWithCases(trx, order, step)
  const facts = step.file ? await fileOfStep(trx, order, step.file, file, context) : {}
  const result = await decideAct(trx, key, { order: { ...order, ...facts }, body, context })
  const held = await moveHoldsTo(trx, order, target, context)
  const moved = await moveStockFor(trx, order, step.stock, result.received, context)
  const picked = await pickAll(trx, order, result.picked ?? [])
  const decided = { ...patchOf(order, decision, result, moved.stock === 'left', context.now), ...held.patch }
  const money = await moveMoney(trx, order, { effects: result.money, decided }, context)
  const patch = { ...decided, ...money.patch }
  const note = result.note ?? null
  const before = {
    columns: beforeOf(order, patch),
    lines: [...picked.before, ...(moved.lines_before ?? [])],
    client_id: order.client_id,
    is_final: step.final ?? false,
  }
  const taken = { step: stepName(key), note }
  const change = {
    // The file stays with the order when the step is undone, and so do its facts.
    patch: { ...facts, ...patch },
    event: step.event,
    ...taken,
    short_units: result.short_units,
    history: { id: money.historyId, ...taken, before },
    stock: moved.stock,
  } as const
  // Money, a file, and a change of its holds make more of the order than is known: it is read again.
  if (file || money.hasMoved || !held.lines || !moved.lines) return saveOrder(trx, order, change, context)
  const lines = [...held.lines, ...moved.lines, picked.after]
  return saveKnown(trx, order, { ...change, lines }, context)
}
