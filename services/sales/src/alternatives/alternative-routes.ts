import { listAlternatives, takeAlternative } from '@deportivo/contracts/orders/alternatives'
import type { BodyOf } from '@deportivo/contracts/route'
import { mayEditOrder } from '@deportivo/lifecycle/order/order-machine'
import { addLine, factsFor } from '@deportivo/orders/lines/add-line'
import { changeQuantity, removeLines } from '@deportivo/orders/lines/change-lines'
import { lockOrder, wholeOrder, type LockedOrder } from '@deportivo/orders/order/whole-order'
import { forbidden } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { seen } from '../orders/get-order.ts'
import { openForEditing, replyOf } from '../orders/open-order.ts'
import { findAlternatives, lineOf } from './find-alternatives.ts'

const listAlternativesRoute: Routes = (app, deps) =>
  read(app, deps, listAlternatives, async ({ params, query, actor, db }) => {
    const order = seen(await wholeOrder(db, params.saleId), actor)
    if (!mayEditOrder(order, actor)) throw forbidden()
    return found(await findAlternatives(db, lineOf(order, query.line_id), query.quantity))
  })

type Line = ReturnType<typeof lineOf>

/** The line with the units that it keeps; with none it goes. */
const shorten = (
  trx: Knex.Transaction,
  order: LockedOrder,
  line: Line,
  keeps: number,
  context: CommandContext,
) =>
  keeps === 0
    ? removeLines(trx, order, { lines: [line.id] }, context)
    : changeQuantity(trx, order, line.id, keeps, context)

/** Of the same product at the price of the line; of another one at the price of its code. */
const priceOf = (line: Line, { product_id, quantity }: BodyOf<typeof takeAlternative>) =>
  product_id === line.product_id
    ? { price: line.unit_price * quantity, discount_reason: line.discount_reason ?? undefined }
    : {}

/** Shortens the line and adds the alternative: where either can't be held, the order stays as it was. */
const takeAlternativeRoute: Routes = (app, deps) =>
  change(app, deps, takeAlternative, async ({ params, body, trx, context }) => {
    const order = await openForEditing(deps, trx, params.saleId, body, context)
    const line = lineOf(order, body.line_id)
    const { keeps, product_id, store_id, quantity } = body
    if (keeps !== line.quantity || line.held < keeps) await shorten(trx, order, line, keeps, context)
    const wanted = {
      product_id,
      store_id,
      quantity,
      size_id: line.size_id,
      code_id: line.code_id,
      ...priceOf(line, body),
    }
    const shortened = await lockOrder(trx, order.id)
    const after = await addLine(trx, shortened, { line: wanted, facts: factsFor(trx, wanted) }, context)
    return withMessage('order.alternative_taken', replyOf(deps, after, context))
  })

/** What is sold instead of a short size. */
export const alternativeRoutes: readonly Routes[] = [listAlternativesRoute, takeAlternativeRoute]
