import {
  addLine,
  addSizeRun,
  changePrices,
  groupLines,
  removeLines,
  transferUnits,
} from '@deportivo/contracts/orders/lines'
import { addLine as add, factsFor, type UnpricedLine } from '@deportivo/orders/lines/add-line'
import { addSizeRun as addRun } from '@deportivo/orders/lines/add-size-run'
import {
  changeQuantity,
  groupLines as group,
  removeLines as remove,
  transferUnits as transfer,
  type WhichLines,
} from '@deportivo/orders/lines/change-lines'
import { changePrices as reprice } from '@deportivo/orders/lines/change-prices'
import { isOfSeller } from '@deportivo/lifecycle/order/kinds'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { invalid } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { BodyOf } from '@deportivo/contracts/route'
import { openForEditing, replyOf } from './open-order.ts'

const addedText = (order: OrderRecord) => (isOfSeller(order) ? 'order.seller_line_added' : 'order.line_added')

function newLine({ product_id, size_id, quantity, store_id }: BodyOf<typeof addLine>): UnpricedLine {
  if (product_id === undefined) throw invalid({ product_id: 'field.required' })
  if (size_id === undefined) throw invalid({ size_id: 'field.required' })
  return { product_id, size_id, quantity, store_id }
}

function priced(
  line: UnpricedLine,
  { code_id, price, discount_reason }: BodyOf<typeof addLine>,
  order: OrderRecord,
) {
  const code = code_id ?? order.code_id
  if (code === null) throw invalid({ code_id: 'field.required' })
  return { ...line, price, discount_reason, code_id: code }
}

/** Adds a line and holds its units, or changes the quantity of one. */
export const addLineRoute: Routes = (app, deps) =>
  change(app, deps, addLine, async ({ params, body, trx, context }) => {
    const { line_id, quantity } = body
    if (line_id !== undefined) {
      const order = await openForEditing(deps, trx, params.saleId, body, context)
      const changed = await changeQuantity(trx, order, line_id, quantity, context)
      return withMessage('order.quantity_changed', replyOf(deps, changed, context))
    }
    const line = newLine(body)
    const opening = openForEditing(deps, trx, params.saleId, body, context)
    const facts = factsFor(trx, line)
    const order = await opening
    const after = await add(trx, order, { line: priced(line, body, order), facts }, context)
    return withMessage(addedText(order), replyOf(deps, after, context))
  })

/** Several sizes of one product at once, from one store. */
export const addSizeRunRoute: Routes = (app, deps) =>
  change(app, deps, addSizeRun, async ({ params, query, body, trx, context }) => {
    const order = await openForEditing(deps, trx, params.saleId, body, context)
    const store_id = query.store ?? null
    const run = await addRun(trx, order, { ...body, mode: body.mode ?? 'exact', store_id }, context)
    return withMessage(addedText(order), { ...run, order: replyOf(deps, run.order, context) })
  })

interface Wanted {
  lines?: readonly number[]
  product_id?: number
  size_id?: number
}

function whichLines(body: Wanted, query: Wanted): WhichLines {
  if (body.lines) return { lines: body.lines }
  const product_id = body.product_id ?? query.product_id
  if (product_id === undefined) throw invalid({ lines: 'field.required' })
  return { product_id, size_id: body.size_id ?? query.size_id }
}

export const removeLinesRoute: Routes = (app, deps) =>
  change(app, deps, removeLines, async ({ params, query, body, trx, context }) => {
    const order = await openForEditing(deps, trx, params.saleId, body, context)
    const after = await remove(trx, order, whichLines(body, query), context)
    return withMessage('order.lines_removed', replyOf(deps, after, context))
  })

/** Moves held units between two orders, locked in the order of their ids, which prevents deadlocks. */
export const transferUnitsRoute: Routes = (app, deps) =>
  change(app, deps, transferUnits, async ({ body, trx, context }) => {
    if (body.sale_in === body.sale_out) throw invalid({ sale_out: 'order.refused.transfer' })
    const versions: Record<number, number | undefined> = { [body.sale_out]: body.version, ...body.versions }
    const opened = new Map<number, OrderRecord>()
    for (const id of [body.sale_in, body.sale_out].sort((a, b) => a - b))
      opened.set(id, await openForEditing(deps, trx, id, { version: versions[id] }, context))
    const from = opened.get(body.sale_out)
    const to = opened.get(body.sale_in)
    if (!from || !to) throw invalid({ sale_out: 'order.refused.transfer' })
    return withMessage(
      'order.transferred',
      replyOf(deps, await transfer(trx, from, to, body, context), context),
    )
  })

export const groupLinesRoute: Routes = (app, deps) =>
  change(app, deps, groupLines, async ({ params, body, trx, context }) => {
    const order = await openForEditing(deps, trx, params.id, body, context)
    return withMessage(
      'order.grouped',
      replyOf(deps, await group(trx, order, body.group_id, body.lines, context), context),
    )
  })

export const changePricesRoute: Routes = (app, deps) =>
  change(app, deps, changePrices, async ({ params, body, trx, context }) => {
    const order = await openForEditing(deps, trx, params.id, body, context)
    const after = await reprice(trx, order, body, context)
    return withMessage('order.price_changed', replyOf(deps, after, context))
  })
