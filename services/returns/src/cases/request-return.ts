import { ATTACHMENT_TYPES, ORDER_FILE } from '@deportivo/contracts/orders/files'
import type { ReturnRequest } from '@deportivo/contracts/returns/returns'
import { FIRST_RETURN_STATE } from '@deportivo/lifecycle/return-case/states'
import { auditMeta } from '@deportivo/platform/audit/write-audit'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import { receiveAttachment } from '@deportivo/platform/files/receive-attachment'
import { may } from '@deportivo/platform/http/guard/actor'
import { forbidden, invalid, rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Knex } from 'knex'
import type { Static } from 'typebox'
import { lockReturnable, refuseUnseenOrder, type ReturnableRow } from '../sold-lines/returnable.ts'
import type { CaseRow, SoldFacts } from '../tables.ts'
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

/** Share-locked: neither is deleted before the case that names it is committed. */
async function listRows(trx: Knex.Transaction, { reason, exchange_rate }: Body) {
  const named = await trx('returns.return_reasons').where('id', reason).forKeyShare().first('id', 'name')
  if (!named) throw invalid({ reason: 'field.unknown_record' })
  return { reason: named, rate: exchange_rate ? await rateOf(trx, exchange_rate) : null }
}

/** An exchange rate by its id; refused where there is none. */
export async function rateOf(trx: Knex.Transaction, id: number): Promise<{ id: number; percentage: number }> {
  const rate = await trx('returns.exchange_rates').where({ id }).forKeyShare().first('id', 'percentage')
  if (!rate) throw invalid({ exchange_rate: 'field.unknown_record' })
  return rate
}

const NOT_COPIED = ['quantity_available', 'photo', 'quantity', 'order_version', 'is_delivered']

const soldFactsOf = (line: ReturnableRow) =>
  Object.fromEntries(
    Object.entries(line).filter(([name]) => !NOT_COPIED.includes(name)),
  ) as unknown as SoldFacts

/** Opens a case for units of a delivered order. The goods have not arrived yet: no stock moves. */
export async function requestCase(call: RecordCall, order_id: number, body: Body): Promise<CaseRow> {
  const { trx, actor, audit } = call
  await refuseUnseenOrder(trx, order_id, actor)
  // The call is also that of users who only change cases.
  if (!may(actor, 'create returns')) throw forbidden()
  const lines = await lockReturnable(trx, order_id)
  if (lines.length === 0) throw rule('return.refused.not_delivered', {}, { sale_id: order_id })
  const line = lineOf(lines, body)
  const { reason, rate } = await listRows(trx, body)
  const { quantity, observation = null, date_of_delivery = null } = body
  const row = await createRecord(call, RETURN_CASE, {
    fields: {
      ...soldFactsOf(line),
      ...{ quantity, observation, date_of_delivery },
      ...{ state_id: FIRST_RETURN_STATE, reason_id: reason.id, reason_name: reason.name },
      ...{ exchange_rate_id: rate?.id ?? null, exchange_rate: rate?.percentage ?? null },
    },
    set: { state_entered_at: audit.at, requested_by: audit.by_name },
  })
  const taken = { step: 'request', note: observation }
  await writeHistory(trx, { ...taken, before: null, from: null, to: row }, call)
  appendReturnEvent(
    trx,
    { ...taken, type: 'return.requested', before: null, after: row },
    { meta: auditMeta(audit), at: audit.at },
  )
  if (body.attachment) await attach(call, row, body.attachment, ATTACHMENT_TYPES.client)
  return row
}

/** Attaches an uploaded file to a case. */
export const attach = (
  { trx, actor, audit }: RecordCall,
  { id }: CaseRow,
  file: UploadedFile,
  type: number,
) =>
  receiveAttachment(
    trx,
    { owner_type: 'return', owner_id: id, file, type, kinds: ORDER_FILE.kinds },
    { actor, now: audit.at, requestId: audit.request_id },
  )
