import { nameColumn, type Dimension, type ReportRow } from '@deportivo/contracts/reports/declare-report'
import type { Knex } from 'knex'
import { queryRows } from '../db/query-rows.ts'

/** A table or view with the names of records, each in one row or in many. */
export interface RecordNames {
  table: string
  key: string
  name: string
  /** The values that it names are of records of several tables: those of this one begin so, and end with the id. */
  prefix?: string
}

interface Named {
  name: string
  dimension: Dimension
  rows: ReportRow[]
}

type KeyName = { key: number; name: string }

const OF_EVENTS = 'select key, name from ?? where dimension = ? and key = any(?)'
const OF_RECORDS = 'select distinct ?? as key, ?? as name from ?? where ?? = any(?)'

/** The names of these values; of one that no table names there is none. */
export async function recordNames(
  db: Knex,
  tables: readonly RecordNames[],
  values: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { table, key, name, prefix = '' } of tables) {
    const keys = values.flatMap((value) => (value.startsWith(prefix) ? [value.slice(prefix.length)] : []))
    if (keys.length === 0) continue
    const found = await queryRows<KeyName>(db, OF_RECORDS, [key, name, table, key, keys])
    for (const one of found) names.set(`${prefix}${one.key}`, one.name)
  }
  return names
}

async function namesOfEvents(db: Knex, table: string, name: string, keys: readonly string[]) {
  const found = await queryRows<KeyName>(db, OF_EVENTS, [table, name, keys])
  return new Map(found.map((one) => [String(one.key), one.name]))
}

/** Adds the names of records to the rows of their dimension. */
export async function withNames(
  db: Knex,
  {
    names: table,
    namesOf,
  }: { names?: string; namesOf?: Readonly<Record<string, RecordNames | readonly RecordNames[]>> },
  { name, dimension, rows }: Named,
): Promise<ReportRow[]> {
  const keys = rows.map((row) => String(row[dimension.column]))
  const own = namesOf?.[name]
  if (!own && table === undefined) return rows
  const nameOf = own
    ? await recordNames(db, [own].flat(), keys)
    : await namesOfEvents(db, table ?? '', name, keys)
  return rows.map((row) => ({
    ...row,
    [nameColumn(name)]: nameOf.get(String(row[dimension.column])) ?? '',
  }))
}
