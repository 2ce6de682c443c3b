import { reverseBatch } from '@deportivo/inventory/reverse-batch'
import { may } from '@deportivo/platform/http/guard/actor'
import { forbidden, invalid, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { undoUntil } from '@deportivo/lifecycle/undo-window'
import { clientSince } from './clients/client-since.ts'
import { expireHoldsAgain, expiryFor, hasUnheldLines, holdAgain, keepHolds } from './lines/holds.ts'
import type { OrderRecord, StatePatch } from './order/order-record.ts'
import { giveBack } from './money/give-back.ts'
import { openLedger } from '@deportivo/money/ledger'
import { undoMoney } from './money/undo-money.ts'
import { lastStep, type UndoableStep } from './order/last-step.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Before } from './order/before.ts'
import { refuseBackWithCases, refuseUncovered } from './order/return-cases.ts'
import { saveOrder } from './order/save-order.ts'
import type { ChangedOrder } from './order/whole-order.ts'

/** Without a reason: its author, within seconds, while nothing was paid since. */
const isQuick = (last: UndoableStep, { actor, now }: CommandContext): boolean =>
  !last.has_payments_since && undoUntil(last, actor.id, now) !== null

function refuseUndo(last: UndoableStep, context: CommandContext, reason: string | undefined): void {
  if (isQuick(last, context)) return
  if (!may(context.actor, 'reverse orders')) {
    throw last.by_id === context.actor.id ? rule('order.refused.not_undoable') : forbidden()
  }
  if (!reason?.trim()) throw invalid({ reason: 'field.required' })
}

const DATE_COLUMNS = [
  'state_entered_at',
  'payment_validated_at',
  'checked_out_at',
  'stock_left_at',
  'delivered_at',
] as const

/** Times in the history are text. */
function revived(columns: StatePatch): StatePatch {
  const patch = { ...columns }
  for (const column of DATE_COLUMNS) {
    const value = patch[column]
    if (value) Object.assign(patch, { [column]: new Date(value) })
  }
  return patch
}

async function restoreLines(trx: Knex.Transaction, lines: Before['lines']): Promise<void> {
  for (const { id, ...columns } of lines) await trx('orders.order_lines').where('id', id).update(columns)
}

async function restoreStock(
  trx: Knex.Transaction,
  order: OrderRecord,
  last: Before,
  restored: OrderRecord,
  context: CommandContext,
): Promise<void> {
  const expires_at = expiryFor(restored, context)
  if (last.stock_batch !== null) {
    const back = await reverseBatch(trx, {
      order_id: order.id,
      batch: last.stock_batch,
      actor: context.actor,
      at: context.now,
      expires_at,
    })
    if (!back.ok) throw rule('order.refused.short_lines', {}, { short: back.short })
  }
  if (expires_at) return expireHoldsAgain(trx, order, context)
  // Time has released them since the step: the order returns to where its units are certain.
  if (order.has_expired_holds) await holdAgain(trx, order, context)
  await keepHolds(trx, order)
}

/** Lines may have changed since the step; an order whose lines are fixed must return to those it had. */
function refuseOtherLines(restored: OrderRecord, { has_same_lines }: UndoableStep): void {
  if (!orderStateRow(restored.state_id).is_open && !has_same_lines)
    throw rule('order.refused.lines_changed', {}, { id: restored.id })
}

/**
 * The client may change while no money is on the order; money that the undo restores is the earlier client's. One that
 * was merged, or whose merge was undone, is no other client.
 */
async function refuseOtherClient(
  trx: Knex.Transaction,
  order: OrderRecord,
  { paid = 0 }: StatePatch,
  { before: { client_id }, at }: UndoableStep & { before: Before },
): Promise<void> {
  if (order.client_id === client_id || paid <= order.paid) return
  if ((await clientSince(trx, order.id, { client_id, at })) !== order.client_id)
    throw rule('order.refused.client_changed', {}, { id: order.id })
}

/** What was paid since stands: with the money that the undo restores, the client may have paid more than is owed. */
function refuseOverpaid(
  order: OrderRecord,
  { total_value, voucher_value, paid }: OrderRecord,
  { has_payments_since }: UndoableStep,
): void {
  const over = paid + voucher_value - total_value
  const isRestored = paid + voucher_value > order.paid + order.voucher_value
  if (has_payments_since && isRestored && over > 0)
    throw rule('order.refused.paid_since', { amount: { pesos: over } }, { id: order.id })
}

/** Columns that can't be what they were: units that are held again stay held, and payments decided since stay so. */
async function presentColumns(
  trx: Knex.Transaction,
  { order, restored }: { order: OrderRecord; restored: OrderRecord },
  columns: StatePatch,
  decidedSince: number,
): Promise<StatePatch> {
  const hadExpired = order.has_expired_holds || restored.has_expired_holds
  return {
    ...(hadExpired ? { has_expired_holds: await hasUnheldLines(trx, order) } : {}),
    ...(columns.total_first_payment === undefined
      ? {}
      : { total_first_payment: columns.total_first_payment + decidedSince }),
  }
}

/**
 * Undoes the last step: state, stock, money and vouchers are as before it, by compensating entries; nothing is erased.
 * Its author may within seconds; later it takes 'reverse orders' and a reason, and a payment of the step that was
 * confirmed meanwhile stays on the order. Needs the order locked.
 */
export async function undoStep(
  trx: Knex.Transaction,
  order: OrderRecord,
  reason: string | undefined,
  context: CommandContext,
): Promise<ChangedOrder> {
  const last = await lastStep(trx, order.id)
  if (!last?.before) throw rule('order.refused.not_undoable')
  refuseUndo(last, context, reason)
  const columns = revived(last.before.columns)
  const restored = { ...order, ...columns }
  refuseOtherLines(restored, last)
  await refuseBackWithCases(trx, order, restored)
  await restoreStock(trx, order, last.before, restored, context)
  await restoreLines(trx, last.before.lines)
  const ledger = openLedger(trx, order, context)
  const decidedSince = await undoMoney(ledger, { before: restored, historyId: last.id })
  const present = await presentColumns(trx, { order, restored }, columns, decidedSince)
  const patch = { ...columns, ...present, ...ledger.sums }
  await refuseOtherClient(trx, order, patch, { ...last, before: last.before })
  const after = { ...restored, ...patch }
  refuseOverpaid(order, after, last)
  // What is owed to the client may need the money that the undo takes.
  await giveBack(ledger, after, null)
  const step = isQuick(last, context) ? 'undo' : 'reverse'
  const history = { step, note: reason ?? null, before: null }
  const change = {
    patch: { ...patch, ...ledger.sums },
    event: 'order.step_undone',
    step: last.step,
    note: reason ?? null,
    history,
  } as const
  const undone = await saveOrder(trx, order, change, context)
  await refuseUncovered(trx, order, undone)
  return undone
}
