import type { Knex } from 'knex'
import { readAtOnce, type QueriedRow } from './read-at-once.ts'

/** A table or view with the names of records, each in one row or in many. */
export interface RecordNames {
  table: string
  key: string
  name: string
  /** The values that it names are of records of several tables: those of this one begin so, and end with the id. */
  prefix?: string
}

/** Whose names are wanted: values of one dimension. */
export interface WantedNames {
  dimension: string
  values: readonly string[]
}

export interface NameSources {
  /** The names of records by dimension: a table with `dimension`, `key` and `name`. */
  names?: string
  /** Where the names of a dimension come from instead: all its records, not only those of events. */
  namesOf?: Readonly<Record<string, RecordNames | readonly RecordNames[]>>
}

/** A query of names, and how a value begins whose key it gives. */
interface NamesQuery {
  prefix: string
  query: Knex.QueryBuilder
}

function ofRecords(db: Knex, { table, key, name, prefix = '' }: RecordNames, values: readonly string[]) {
  const keys = values.flatMap((value) => (value.startsWith(prefix) ? [value.slice(prefix.length)] : []))
  const query = db(table).distinct({ key, name }).whereRaw('?? = any(?)', [key, keys])
  return keys.length === 0 ? [] : [{ prefix, query }]
}

function ofEvents(db: Knex, table: string, { dimension, values }: WantedNames): NamesQuery[] {
  const query = db(table)
    .select('key', 'name')
    .where({ dimension })
    .whereRaw('key = any(?)', [[...values]])
  return values.length === 0 ? [] : [{ prefix: '', query }]
}

const namesIn = (found: readonly { prefix: string; rows: readonly QueriedRow[] }[]): Map<string, string> =>
  new Map(
    found.flatMap(({ prefix, rows }) =>
      rows.map(({ key = '', name = '' }) => [`${prefix}${key}`, String(name)] as const),
    ),
  )

/** The names of the values of several dimensions, in one statement. A dimension that has no names is left out. */
export async function namesOfAll(
  db: Knex,
  { names, namesOf }: NameSources,
  wanted: readonly WantedNames[],
): Promise<Map<string, Map<string, string>>> {
  const asked = wanted.flatMap((one) => {
    const own = namesOf?.[one.dimension]
    if (own) return [{ ...one, queries: [own].flat().flatMap((table) => ofRecords(db, table, one.values)) }]
    return names === undefined ? [] : [{ ...one, queries: ofEvents(db, names, one) }]
  })
  const queries = asked.flatMap((one) => one.queries)
  const rows = await readAtOnce(
    db,
    queries.map(({ query }) => query),
  )
  const rowsOf = new Map(queries.map((query, index) => [query, rows[index] ?? []]))
  return new Map(
    asked.map(({ dimension, queries: own }) => [
      dimension,
      namesIn(own.map((query) => ({ prefix: query.prefix, rows: rowsOf.get(query) ?? [] }))),
    ]),
  )
}

/** The names of these values; of one that no table names there is none. */
export async function recordNames(
  db: Knex,
  tables: readonly RecordNames[],
  values: readonly string[],
): Promise<Map<string, string>> {
  const found = await namesOfAll(db, { namesOf: { records: tables } }, [{ dimension: 'records', values }])
  return found.get('records') ?? new Map()
}
