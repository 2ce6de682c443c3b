import { businessDay } from '@deportivo/platform/clock'
import { requestReturns } from '@deportivo/contracts/returns/groups'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { invalid, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import type { Routes } from '@deportivo/platform/service'
import type { BodyOf } from '@deportivo/contracts/route'
import { waitingSince } from '../cases/overdue.ts'
import { summaryOf, type ShownRow } from '../cases/read-case.ts'
import { listRows, openCase, reasonOf } from '../cases/request-return.ts'
import { attachRequested } from '../files/case-files.ts'
import { lockReturnable, refuseUnseenOrder, type ReturnableRow } from '../sold-lines/returnable.ts'

type Body = BodyOf<typeof requestReturns>

/** Locked in the order of the numbers: two requests of the same orders wait for each other, in the same order. */
async function lockLines({ trx, actor }: RecordCall, { lines }: Body): Promise<Map<number, ReturnableRow>> {
  const orders = [...new Set(lines.map(({ sale_id }) => sale_id))].toSorted((a, b) => a - b)
  const byId = new Map<number, ReturnableRow>()
  for (const order_id of orders) {
    await refuseUnseenOrder(trx, order_id, actor)
    const sold = await lockReturnable(trx, order_id)
    if (sold.length === 0) throw rule('return.refused.not_delivered', {}, { sale_id: order_id })
    for (const line of sold) byId.set(line.line_id, line)
  }
  return byId
}

interface Chosen {
  line: ReturnableRow
  quantity: number
  /** Of its own; the others have that of the request. */
  reason: number | undefined
}

/** The lines that a request names; a line that it names twice counts twice. */
function chosenOf({ lines }: Body, locked: ReadonlyMap<number, ReturnableRow>): Chosen[] {
  const left = new Map([...locked].map(([id, { quantity_available }]) => [id, quantity_available]))
  return lines.map(({ sale_id, line_id, quantity, reason }) => {
    const line = locked.get(line_id)
    if (line?.order_id !== sale_id) throw invalid({ lines: 'return.refused.not_sold' }, { sale_id, line_id })
    const available = left.get(line_id) ?? 0
    if (quantity > available) {
      const values = { product: line.product_name, size: line.size_name, available }
      throw invalid({ lines: { key: 'return.refused.too_many_of', values } }, { sale_id, line_id, available })
    }
    left.set(line_id, available - quantity)
    return { line, quantity, reason }
  })
}

function refuseOtherClients(chosen: readonly Chosen[]): void {
  if (new Set(chosen.map(({ line }) => line.client_id)).size > 1)
    throw invalid({ lines: 'return.refused.other_client' })
}

const NEXT = `select nextval('returns.case_groups')::integer as id`

/** Opens a case for each line, in the caller's transaction. */
async function openAll(call: RecordCall, body: Body): Promise<ShownRow[]> {
  const chosen = chosenOf(body, await lockLines(call, body))
  refuseOtherClients(chosen)
  const named = await listRows(call.trx, body)
  const group_id = chosen.length > 1 ? (await queryRow<{ id: number }>(call.trx, NEXT, [])).id : null
  const { observation = null, date_of_delivery = businessDay(call.audit.at) } = body
  const rows: ShownRow[] = []
  for (const { line, quantity, reason: own } of chosen) {
    const reason = own === undefined ? named.reason : await reasonOf(call.trx, own, 'lines')
    const fields = { quantity, observation, date_of_delivery, group_id }
    const row = await openCase(call, line, { ...named, reason, ...fields })
    rows.push({ ...row, photo: line.photo, reference_id: line.reference_id })
  }
  const [first] = rows
  if (first && body.attachment) await attachRequested(call, first, body.attachment)
  return rows
}

export const requestReturnsRoute: Routes = (app, deps) =>
  change(app, deps, requestReturns, async (served) => {
    const rows = await openAll(recordCallOf(deps, served), served.body)
    const cases = rows.map((row) => summaryOf(row, waitingSince(deps)))
    return withMessage('return.requested_many', { group_id: rows[0]?.group_id ?? null, cases })
  })
