import { orderHistory } from '@deportivo/contracts/orders/orders'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { readHistory, type HistoryRow } from '@deportivo/orders/order/order-parts'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { describeReturn } from '@deportivo/orders/steps/returned-units'
import { reversalOf } from '@deportivo/orders/order/return-cases'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { prepared } from '@deportivo/platform/db/prepared'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { isTextKey, text } from '@deportivo/texts/text'
import { seen } from './get-order.ts'

const ROW = prepared<OrderRecord>('order row', 'select * from orders.published_orders where id = $1')

function stepText(step: string, actor: Actor): string {
  const keys = [`order.history.${step}`, `order.action.${step}`]
  const key = keys.find(isTextKey)
  return key && isTextKey(key) ? text(key, {}, actor.language) : step
}

const COUNTED_RETURN: StepName = 'received_back'

const noteText = ({ step, note }: Pick<HistoryRow, 'step' | 'note'>, { language }: Actor) =>
  note !== null && step === COUNTED_RETURN ? describeReturn(note, language) : note

/** History entries with their words in the reader's language, and which of them the reader may reverse. */
export const historyOf = (rows: readonly HistoryRow[], actor: Actor) =>
  rows.map(({ is_undoable, held_by_case, ...row }) => ({
    ...row,
    step_name: stepText(row.step, actor),
    note: noteText(row, actor),
    ...reversalOf({ is_undoable, held_by_case }, actor),
  }))

/** The steps of the order, newest first. */
export const orderHistoryRoute: Routes = (app, deps) =>
  read(app, deps, orderHistory, async ({ params, query, actor, db }) => {
    const [order] = await ROW(db, [params.id])
    seen(order, actor)
    return found(historyOf(await readHistory(db, params.id, query.page ?? 1), actor))
  })
