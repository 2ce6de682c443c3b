import type { changeReturnGroup } from '@deportivo/contracts/returns/groups'
import type { BodyOf } from '@deportivo/contracts/route'
import { invalid, Refused } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import { RETURN_CASE } from '../cases/case-record.ts'
import { takeStep, type ChangeBody } from '../cases/take-step.ts'
import type { CaseRow } from '../tables.ts'

type Body = BodyOf<typeof changeReturnGroup>
type Replacement = NonNullable<Body['replacements']>[number]

/** A refusal of one exchange names the field of the call, and the case. */
function ofCase(error: unknown, return_id: number): unknown {
  if (!(error instanceof Refused)) return error
  const { errors, data } = error.refusal
  const [text] = Object.values(errors ?? {})
  return new Refused({
    ...error.refusal,
    ...(text && { errors: { replacements: text } }),
    data: { ...(data as object | undefined), return_id },
  })
}

/** Units that the client takes along leave the store that received what came back. */
function bodyOf(
  row: CaseRow,
  { size_id, product_id, outlet_store }: Replacement,
  isHanded: boolean,
): ChangeBody {
  const outlet = outlet_store ?? (isHanded ? (row.entrance_store_id ?? undefined) : undefined)
  return {
    size_id,
    ...(product_id !== undefined && { product_id }),
    ...(outlet !== undefined && { outlet_store: outlet }),
  }
}

/** Holds the replacements that the body names, each for its case, and hands them over where it asks for that. */
export async function exchangeMembers(
  call: RecordCall,
  rows: readonly CaseRow[],
  { replacements, hand_over = false }: Body,
): Promise<number[]> {
  if (!replacements) throw invalid({ replacements: 'field.required' })
  const left = new Map(rows.map((row) => [row.id, row]))
  for (const replacement of replacements) {
    const { id } = replacement
    const row = left.get(id)
    // One that is not of the request, or is named twice.
    if (!row) throw invalid({ replacements: 'field.unknown_record' }, { return_id: id })
    left.delete(id)
    try {
      const body = bodyOf(row, replacement, hand_over)
      await takeStep(call, row, { wanted: { step: 'exchange_available' }, body })
      if (!hand_over) continue
      const held = await lockSeenRecord(call, RETURN_CASE, { id })
      await takeStep(call, held, { wanted: { step: 'hand_over' }, body: {} })
    } catch (error) {
      throw ofCase(error, id)
    }
  }
  return replacements.map(({ id }) => id)
}
