import type { ReturnRequest } from '@deportivo/contracts/returns/returns'
import { Refused, type KeyedText } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Static } from 'typebox'
import type { CaseRow } from '../tables.ts'
import { RETURN_CASE } from './case-record.ts'
import { takeStep } from './take-step.ts'

type Request = Static<typeof ReturnRequest>

/** The fields of steps, as the request of a return names those of its replacement. */
const NAMED: Readonly<Record<string, string>> = {
  size_id: 'replacement_size_id',
  product_id: 'replacement_product_id',
}

/** A refusal of the step names the fields of the request. */
function withRequestFields(error: unknown): unknown {
  if (!(error instanceof Refused) || !error.refusal.errors) return error
  const errors = Object.entries(error.refusal.errors).map(([field, text]) => [NAMED[field] ?? field, text])
  return new Refused({ ...error.refusal, errors: Object.fromEntries(errors) as Record<string, KeyedText> })
}

/** Receives the goods of a new case and holds its replacement: the client stands at the counter with both. */
export async function exchangeAtOnce(call: RecordCall, requested: CaseRow, asked: Request): Promise<void> {
  const { replacement_size_id, replacement_product_id, outlet_store, quantity } = asked
  const store = { entrance_store: asked.entrance_store ?? requested.store_id }
  await takeStep(call, requested, { wanted: { step: 'received_in_store' }, body: store })
  const row = await lockSeenRecord(call, RETURN_CASE, { id: requested.id })
  const replacement = {
    quantity,
    ...(replacement_size_id !== undefined && { size_id: replacement_size_id }),
    ...(replacement_product_id !== undefined && { product_id: replacement_product_id }),
    ...(outlet_store !== undefined && { outlet_store }),
  }
  try {
    await takeStep(call, row, { wanted: { step: 'exchange_available' }, body: replacement })
  } catch (error) {
    throw withRequestFields(error)
  }
}
