import type { Knex } from 'knex'
import type { Change } from '../audit/changes.ts'
import type { FieldErrors, RecordCall, RecordInput } from './record-call.ts'

export type Values = Readonly<Record<string, unknown>>

export const isGiven = (value: unknown) => value !== undefined && value !== null
export const valuesOf = (record: object) => record as Values

/** Where the id in a field must exist, beside a `name`. */
export interface Reference {
  table: string
  /** Fields that must have the same value there: a subcategory belongs to its category. It stays so until the end. */
  within?: readonly string[]
  /** Several ids, or an amount for each. Whether they exist is up to the record's `check`. */
  isList?: true
}

export type References<Fields> = { readonly [Field in keyof Fields]?: Reference }

export function isToCheck(
  field: string,
  { within = [] }: Reference,
  before: Values | null,
  fields: Values,
): boolean {
  const differs = (name: string) => fields[name] !== undefined && fields[name] !== before?.[name]
  return [field, ...within].some(differs)
}

/**
 * The fields whose id names no record. Only changed references are checked: one that became invalid long ago must
 * not block an unrelated change.
 */
export async function referenceErrors(
  { trx }: Pick<RecordCall, 'trx'>,
  references: Readonly<Record<string, Reference | undefined>>,
  input: RecordInput<object, object>,
): Promise<FieldErrors> {
  const before = input.before && valuesOf(input.before)
  const fields = valuesOf(input.fields)
  const values = { ...before, ...fields }
  const wanted = Object.entries(references).flatMap(([field, reference]) =>
    reference && !reference.isList && isGiven(values[field]) && isToCheck(field, reference, before, fields)
      ? [{ field, rows: rowsOf(trx, field, reference, values) }]
      : [],
  )
  if (wanted.length === 0) return {}
  const [found = {}] = await trx.select<Record<string, boolean>[]>(
    wanted.map(({ field, rows }) => trx.raw('exists (?) as ??', [rows, field])),
  )
  const missing = wanted.filter(({ field }) => found[field] !== true)
  return Object.fromEntries(missing.map(({ field }) => [field, 'field.unknown_record']))
}

function rowsOf(db: Knex, field: string, { table, within = [] }: Reference, values: Values) {
  const same = within.map((name) => [name, values[name] ?? null] as const)
  const rows = db(table).where({ id: values[field], ...Object.fromEntries(same) })
  return (within.length > 0 ? rows.forShare() : rows).select(db.raw('1'))
}

type Named = { field: string; id: number; name: string }

/** The ids in a value as the audit writes it: `38`, `38, 39`, or `38: 2, 39: 1`. */
const ID = /(?<=^|, )\d+/g

const idsOf = (value: string | null) => value?.match(ID) ?? []

/** The changes as people read them: of a reference not the id, but the name that its record has now. */
export async function namedChanges(
  trx: Knex.Transaction,
  references: Readonly<Record<string, Reference | undefined>>,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const wanted = Object.entries(references).flatMap(([field, reference]) => {
    const own = changes.filter((change) => change.field === field)
    const ids = new Set(own.flatMap(({ from, to }) => [from, to].flatMap(idsOf)))
    return reference && ids.size > 0 ? [{ field, table: reference.table, ids: [...ids] }] : []
  })
  if (wanted.length === 0) return changes
  const rows = await trx.unionAll(
    wanted.map(({ field, table, ids }) =>
      trx(table)
        .whereIn('id', ids)
        .select<Named[]>(trx.raw('?::text as field', [field]), 'id', 'name'),
    ),
  )
  const names = new Map((rows as Named[]).map(({ field, id, name }) => [`${field} ${id}`, name]))
  const nameOf = (field: string, value: string | null) =>
    references[field] && value ? value.replace(ID, (id) => names.get(`${field} ${id}`) ?? id) : value
  return changes.map(({ field, from, to }) => ({ field, from: nameOf(field, from), to: nameOf(field, to) }))
}
