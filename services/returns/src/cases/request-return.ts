import type { ReturnRequest } from '@deportivo/contracts/returns/returns'
import { FIRST_RETURN_STATE } from '@deportivo/lifecycle/return-case/states'
import { auditMeta } from '@deportivo/platform/audit/write-audit'
import { businessDay } from '@deportivo/platform/clock'
import { may } from '@deportivo/platform/http/guard/actor'
import { forbidden, invalid, rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Knex } from 'knex'
import type { Static } from 'typebox'
import { attachRequested } from '../files/case-files.ts'
import { lockReturnable, refuseUnseenOrder, type ReturnableRow } from '../sold-lines/returnable.ts'
import type { CaseRow, SoldFacts } from '../tables.ts'
import { refuseOtherDay } from '../steps/bound-day.ts'
import { appendReturnEvent } from './case-event.ts'
import { RETURN_CASE, writeHistory } from './case-record.ts'

type Body = Static<typeof ReturnRequest>

/** The line that the request means; refused where less of it is left than it wants. */
function lineOf(
  lines: readonly ReturnableRow[],
  { product_id, size_id, line_id, quantity }: Body,
): ReturnableRow {
  const ofSize = lines.filter(
    (line) =>
      line.product_id === product_id &&
      line.size_id === size_id &&
      (line_id === undefined || line.line_id === line_id),
  )
  const line = ofSize.find((one) => one.quantity_available >= quantity) ?? ofSize[0]
  if (!line) throw invalid({ product_id: 'return.refused.not_sold' })
  const available = Math.max(...ofSize.map((one) => one.quantity_available))
  if (available < quantity)
    throw invalid({ quantity: { key: 'return.refused.too_many', values: { available } } })
  return line
}

interface NamedRows {
  reason: { id: number; name: string }
  rate: { id: number; percentage: number } | null
}

/** Share-locked: neither is deleted before the case that names it is committed. */
export async function listRows(
  trx: Knex.Transaction,
  { reason, exchange_rate }: Pick<Body, 'reason' | 'exchange_rate'>,
): Promise<NamedRows> {
  const rate = exchange_rate ? await rateOf(trx, exchange_rate) : null
  return { reason: await reasonOf(trx, reason, 'reason'), rate }
}

/** A reason by its id; refused, on the field that names it, where there is none. */
export async function reasonOf(
  trx: Knex.Transaction,
  id: number,
  field: 'reason' | 'lines',
): Promise<NamedRows['reason']> {
  const named = await trx('returns.return_reasons').where({ id }).forKeyShare().first('id', 'name')
  if (!named) throw invalid({ [field]: 'field.unknown_record' })
  return named
}

/** An exchange rate by its id; refused where there is none. */
export async function rateOf(trx: Knex.Transaction, id: number): Promise<{ id: number; percentage: number }> {
  const rate = await trx('returns.exchange_rates').where({ id }).forKeyShare().first('id', 'percentage')
  if (!rate) throw invalid({ exchange_rate: 'field.unknown_record' })
  return rate
}

const NOT_COPIED = [
  'quantity_available',
  'photo',
  'reference_id',
  'quantity',
  'order_version',
  'is_delivered',
]

const soldFactsOf = (line: ReturnableRow) =>
  Object.fromEntries(
    Object.entries(line).filter(([name]) => !NOT_COPIED.includes(name)),
  ) as unknown as SoldFacts

/** What a new case is opened with, besides its line. */
interface Opening
  extends NamedRows, Pick<CaseRow, 'quantity' | 'observation' | 'date_of_delivery' | 'group_id'> {}

/** From the day on which the order was created: its delivery is sometimes recorded after it happened. */
async function refuseOtherDelivery(
  { trx, audit }: RecordCall,
  { order_id }: ReturnableRow,
  day: string | null,
): Promise<void> {
  if (day === null) return
  const order = await trx('orders.published_orders').where('id', order_id).first('created_at')
  if (!order) throw new Error(`the line of order ${order_id} has no order`)
  refuseOtherDay('date_of_delivery', day, { since: order.created_at, now: audit.at })
}

/** Opens a case for units of a locked line. The goods have not arrived yet: no stock moves. */
export async function openCase(
  call: RecordCall,
  line: ReturnableRow,
  { reason, rate, ...fields }: Opening,
): Promise<CaseRow> {
  const { trx, audit } = call
  await refuseOtherDelivery(call, line, fields.date_of_delivery)
  const row = await createRecord(call, RETURN_CASE, {
    fields: {
      ...soldFactsOf(line),
      ...fields,
      state_id: FIRST_RETURN_STATE,
      reason_id: reason.id,
      reason_name: reason.name,
      exchange_rate_id: rate?.id ?? null,
      exchange_rate: rate?.percentage ?? null,
    },
    set: { state_entered_at: audit.at, requested_by: audit.by_name },
  })
  const taken = { step: 'request', note: fields.observation }
  await writeHistory(trx, { ...taken, before: null, from: null, to: row }, call)
  appendReturnEvent(
    trx,
    { ...taken, type: 'return.requested', before: null, after: row },
    { meta: auditMeta(audit), at: audit.at },
  )
  return row
}

/** Opens a case for units of a delivered order. */
export async function requestCase(call: RecordCall, order_id: number, body: Body): Promise<CaseRow> {
  const { trx, actor } = call
  await refuseUnseenOrder(trx, order_id, actor)
  // The call is also that of users who only change cases.
  if (!may(actor, 'create returns')) throw forbidden()
  const lines = await lockReturnable(trx, order_id)
  if (lines.length === 0) throw rule('return.refused.not_delivered', {}, { sale_id: order_id })
  const line = lineOf(lines, body)
  const { quantity, observation = null, date_of_delivery = businessDay(call.audit.at) } = body
  const fields = { quantity, observation, date_of_delivery, group_id: null }
  const row = await openCase(call, line, { ...(await listRows(trx, body)), ...fields })
  if (body.attachment) await attachRequested(call, row, body.attachment)
  return row
}
