import type { ReturnRequest } from '@deportivo/contracts/returns/returns'
import { Refused, type KeyedText } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Static } from 'typebox'
import type { CaseRow } from '../tables.ts'
import { RETURN_CASE } from './case-record.ts'
import { takeStep, type ChangeBody } from './take-step.ts'

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

/** The step with which the call ends. */
export const lastStepOf = ({ hand_over }: Request) => (hand_over ? 'hand_over' : 'exchange_available')

/** Which units the client gets, and from which store: those that they take along leave the store where they stand. */
function replacementOf(asked: Request, entrance_store: number): ChangeBody {
  const { replacement_size_id, replacement_product_id, quantity, hand_over } = asked
  const outlet_store = asked.outlet_store ?? (hand_over ? entrance_store : undefined)
  return {
    quantity,
    ...(replacement_size_id !== undefined && { size_id: replacement_size_id }),
    ...(replacement_product_id !== undefined && { product_id: replacement_product_id }),
    ...(outlet_store !== undefined && { outlet_store }),
  }
}

/**
 * Receives the goods of a new case and holds its replacement: the client stands at the counter with the goods, and with
 * `hand_over` leaves with the replacement. Each step is taken by its own rules.
 */
export async function exchangeAtOnce(call: RecordCall, requested: CaseRow, asked: Request): Promise<void> {
  const entrance_store = asked.entrance_store ?? requested.store_id
  const stored = () => lockSeenRecord(call, RETURN_CASE, { id: requested.id })
  await takeStep(call, requested, { wanted: { step: 'received_in_store' }, body: { entrance_store } })
  try {
    const body = replacementOf(asked, entrance_store)
    await takeStep(call, await stored(), { wanted: { step: 'exchange_available' }, body })
  } catch (error) {
    throw withRequestFields(error)
  }
  if (asked.hand_over) await takeStep(call, await stored(), { wanted: { step: 'hand_over' }, body: {} })
}
