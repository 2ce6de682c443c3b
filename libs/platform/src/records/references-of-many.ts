import type { FieldErrors, RecordCall, RecordInput } from './record-call.ts'
import { isGiven, isToCheck, valuesOf, type Reference, type Values } from './references.ts'

const keyOf = (names: readonly string[], values: Values): string =>
  JSON.stringify(names.map((name) => values[name] ?? null))

interface Asked {
  /** The place of the input. */
  at: number
  values: Values
}

/** The places of the inputs whose id in this field names no record. */
async function missingIn(
  { trx }: Pick<RecordCall, 'trx'>,
  field: string,
  { table, within = [] }: Reference,
  asked: readonly Asked[],
): Promise<number[]> {
  const ids = [...new Set(asked.map(({ values }) => values[field] as number))]
  const named = trx(table).whereIn('id', ids).orderBy('id')
  const rows = await (within.length > 0 ? named.forShare() : named).select<Values[]>('id', ...within)
  const known = new Set(rows.map((row) => keyOf(['id', ...within], row)))
  return asked.filter(({ values }) => !known.has(keyOf([field, ...within], values))).map(({ at }) => at)
}

/** `referenceErrors` for many inputs, with a statement for each field. */
export async function referenceErrorsOfMany(
  call: Pick<RecordCall, 'trx'>,
  references: Readonly<Record<string, Reference | undefined>>,
  inputs: readonly RecordInput<object, object>[],
): Promise<FieldErrors[]> {
  const errors = inputs.map((): FieldErrors => ({}))
  const given = inputs.map(({ before, fields }, at) => {
    const stored = before && valuesOf(before)
    return { at, before: stored, fields: valuesOf(fields), values: { ...stored, ...valuesOf(fields) } }
  })
  for (const [field, reference] of Object.entries(references)) {
    if (!reference || reference.isList) continue
    const asked = given.filter(
      ({ before, fields, values }) => isGiven(values[field]) && isToCheck(field, reference, before, fields),
    )
    if (asked.length === 0) continue
    for (const at of await missingIn(call, field, reference, asked))
      errors[at] = { ...errors[at], [field]: 'field.unknown_record' }
  }
  return errors
}
