import { orderRequest, refuseRequest, refuseRequests } from '@deportivo/contracts/requests/requests'
import type { BodyOf } from '@deportivo/contracts/route'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { addListedLines, type ListedLine } from '@deportivo/orders/lines/add-listed-lines'
import { lockOrder } from '@deportivo/orders/order/whole-order'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { messageOf } from '@deportivo/platform/http/message'
import { forbidden, invalid, rule } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { refuseUnseenBuyer } from '../clients/visibility.ts'
import { sellerFor } from '../orders/create-pre-order.ts'
import { openNewOrder } from '../orders/open-new-order.ts'
import type { RequestRow } from '../tables.ts'
import { readSummary, REQUEST } from './request-record.ts'

const TYPE = 'online'

/** Locks a request that waits for its seller: of two who press at once the second reads what became of it. */
async function lockNew(call: RecordCall, id: number, version: number | undefined): Promise<RequestRow> {
  const request = await lockSeenRecord(call, REQUEST, { id, version })
  const { state, order_id } = request
  if (state !== 'new') throw rule(`request.closed.${state}`, { order: order_id ?? 0 }, { id, order_id })
  return request
}

/** The seller who shared; where they left the shop, who takes the request over. */
async function sellerOf(trx: Knex.Transaction, { seller_id }: RequestRow, actor: Actor): Promise<number> {
  const active = await trx('auth.published_people').where({ id: seller_id, is_active: true }).first('id')
  return sellerFor(actor, active ? seller_id : undefined)
}

type Changed = NonNullable<BodyOf<typeof orderRequest>['lines']>

/** The lines of a request as the seller changed them, in the order in which the seller names them. */
async function linesOf(
  trx: Knex.Transaction,
  id: number,
  changed: Changed | undefined,
): Promise<ListedLine[]> {
  const stored = await trx('sales.request_lines').where({ request_id: id }).orderBy('id')
  if (!changed) return stored.map(({ product_id, size_id, quantity }) => ({ product_id, size_id, quantity }))
  if (new Set(changed.map((line) => line.id)).size < changed.length)
    throw invalid({ lines: 'field.unknown_record' })
  return changed.map((line, place) => {
    const known = stored.find((one) => one.id === line.id)
    if (!known) throw invalid({ [`lines.${place}.id`]: 'field.unknown_record' })
    return { product_id: known.product_id, size_id: known.size_id, quantity: line.quantity }
  })
}

async function makeOrder(
  trx: Knex.Transaction,
  request: RequestRow,
  { client_id, lines: changed }: BodyOf<typeof orderRequest>,
  context: CommandContext,
): Promise<number> {
  const { id, code_id, note } = request
  const lines = await linesOf(trx, id, changed)
  const { actor } = context
  const created = await openNewOrder(
    trx,
    {
      client_id,
      type_order: TYPE,
      profile_id: actor.profile,
      seller_id: await sellerOf(trx, request, actor),
      code_id,
      origin: { note: messageOf({ key: 'request.origin', values: { id } }).message, observation: note },
    },
    context,
  )
  await addListedLines(trx, await lockOrder(trx, created.id), { lines, code_id }, context)
  return created.id
}

/** Makes a pre-order of a request, once: its units are held, and the request names the order from then on. */
export const orderRequestRoute: Routes = (app, deps) =>
  change(app, deps, orderRequest, async ({ params, body, actor, trx, context, request: { id, ip } }) => {
    if (!may(actor, orderKind({ type_order: TYPE }).creates)) throw forbidden()
    const call = recordCallOf(deps, { trx, actor, request: { id, ip } })
    const request = await lockNew(call, params.id, body.version)
    await refuseUnseenBuyer(trx, body.client_id, actor)
    const order_id = await makeOrder(trx, request, body, context)
    await changeRecord(call, REQUEST, { id: request.id, fields: { state: 'taken', order_id } })
    const { client_id } = body
    return withMessage('request.taken', { id: request.id, order_id, client_id }, { order: order_id })
  })

export const refuseRequestRoute: Routes = (app, deps) =>
  change(app, deps, refuseRequest, async ({ params, body, ...served }) => {
    const call = recordCallOf(deps, served)
    const { id } = await lockNew(call, params.id, body.version)
    await changeRecord(call, REQUEST, { id, fields: { state: 'refused', reason: body.reason } })
    return withMessage('request.refused', await readSummary(served.trx, id, served.actor))
  })

/** Many in one act: a program fills a link with requests that no one wants to refuse one by one. */
export const refuseRequestsRoute: Routes = (app, deps) =>
  change(app, deps, refuseRequests, async ({ body: { ids, reason }, ...served }) => {
    const call = recordCallOf(deps, served)
    let refused = 0
    // In one order: two who refuse the same ones wait for each other.
    for (const id of new Set(ids.toSorted((one, other) => one - other))) {
      const { state } = await lockSeenRecord(call, REQUEST, { id, version: undefined })
      if (state !== 'new') continue
      await changeRecord(call, REQUEST, { id, fields: { state: 'refused', reason } })
      refused += 1
    }
    return withMessage('request.refused_many', { refused }, { count: refused })
  })
