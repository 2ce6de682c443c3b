import { reverseBatch } from '@deportivo/inventory/reverse-batch'
import { may } from '@deportivo/platform/http/guard/actor'
import { forbidden, invalid, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { expireHoldsAgain, expiryFor, keepHolds } from './lines/holds.ts'
import type { OrderRecord, StatePatch } from './order/order-record.ts'
import { undoMoney } from './money/undo-money.ts'
import type { CommandContext } from './order/command-context.ts'
import { saveOrder, type Before } from './order/save-order.ts'
import type { HistoryEntryRow } from './tables.ts'

/** How long a slip of the finger is forgiven without a question. */
export const UNDO_WINDOW_MS = 10_000

export type LastStep = Pick<HistoryEntryRow, 'id' | 'step' | 'by_id' | 'at' | 'before'>

/** The newest entry of the history: the only one that may be undone. */
export async function lastStep(db: Knex, orderId: number): Promise<LastStep | null> {
  const last = await db('orders.order_history')
    .where('order_id', orderId)
    .orderBy('id', 'desc')
    .first('id', 'step', 'by_id', 'at', 'before')
  return last ?? null
}

const isFresh = (last: LastStep, now: Date) => now.getTime() - last.at.getTime() <= UNDO_WINDOW_MS

/** Until when this person may undo with one click; null when they can't. Final steps never offer it. */
export function undoUntil(last: LastStep | null, userId: number, now: Date): Date | null {
  if (!last?.before || last.before.is_final || last.by_id !== userId || !isFresh(last, now)) return null
  return new Date(last.at.getTime() + UNDO_WINDOW_MS)
}

function refuseUndo(last: LastStep, context: CommandContext, reason: string | undefined): void {
  if (undoUntil(last, context.actor.id, context.now)) return
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

/** Times come back from the history as text. */
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
  if (expires_at) await expireHoldsAgain(trx, order, context)
  else await keepHolds(trx, order)
}

/**
 * Takes the last step back: state, stock, money and vouchers are as before it, by compensating entries; nothing is
 * erased. Its author may within seconds; later it takes 'reverse orders' and a reason. Needs the order locked.
 */
export async function undoStep(
  trx: Knex.Transaction,
  order: OrderRecord,
  reason: string | undefined,
  context: CommandContext,
): Promise<OrderRecord> {
  const last = await lastStep(trx, order.id)
  if (!last?.before) throw rule('order.refused.not_undoable')
  refuseUndo(last, context, reason)
  const patch = revived(last.before.columns)
  const restored = { ...order, ...patch }
  await restoreStock(trx, order, last.before, restored, context)
  await restoreLines(trx, last.before.lines)
  await undoMoney(trx, { order, before: restored, historyId: last.id }, context)
  const step = undoUntil(last, context.actor.id, context.now) ? 'undo' : 'reverse'
  const note = reason ?? null
  const history = { step, note, before: null }
  const { after } = await saveOrder(
    trx,
    order,
    { patch, event: 'order.step_undone', step: last.step, note, history },
    context,
  )
  return after
}
