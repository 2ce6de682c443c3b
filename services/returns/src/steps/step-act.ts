import type { ReturnChange } from '@deportivo/contracts/returns/returns'
import type { Outcome } from '@deportivo/inventory/change'
import type { ReturnUnits } from '@deportivo/inventory/return-stock'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Static } from 'typebox'
import type { CasePatch, CaseRow } from '../tables.ts'

export interface StepInput {
  call: RecordCall
  /** Locked; with the exchange rate that the body chooses. */
  row: CaseRow
  body: Static<typeof ReturnChange>
}

/** What a step writes besides its state, and the batch of its stock; null: no unit moved. */
export interface StepResult {
  patch?: CasePatch
  batch?: number | null
  note?: string | null
}

export type StepAct = (input: StepInput) => Promise<StepResult>

/** The units that the client returned, in the store that received them. */
export const returnedUnits = (
  { actor, audit }: RecordCall,
  { id, line_id, product_id, size_id, quantity }: CaseRow,
  store_id: number,
): ReturnUnits => ({ return_id: id, line_id, product_id, size_id, quantity, store_id, actor, at: audit.at })

/** The batch of an act of stock that had enough; `refuse` throws otherwise. */
export function batchOf(
  outcome: Outcome,
  refuse: (outcome: Outcome & { ok: false }) => never,
): number | null {
  return outcome.ok ? outcome.batch : refuse(outcome)
}
