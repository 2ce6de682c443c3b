import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { preparedPer, type Prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change.ts'

type Part = Readonly<Record<string, string | number>>

/**
 * A table of sums over the rows of a projection: a report of a year reads as many rows for a million orders as for
 * a thousand.
 */
export interface Sums<Row> {
  /** Its columns are the dimensions (the primary key), the measures, and `count`: how many parts are in a sum. */
  table: string
  dimensions: readonly string[]
  measures: readonly string[]
  /** What one row adds; each part names every dimension and every measure. */
  partsOf(row: Row): readonly Part[]
  /** Whether two rows surely have the same parts: where a row has many, most changes are so not taken apart. */
  hasSameParts?: (before: Row, after: Row) => boolean
}

type Definition = Pick<Sums<never>, 'table' | 'dimensions' | 'measures'>

interface Statements {
  add: (table: string) => Prepared<never>
  sweep: (table: string) => Prepared<never>
}

const statements = new Map<string, Statements>()

function makeStatements({ table: name, dimensions, measures }: Definition): Statements {
  const sums = ['count', ...measures]
  const same = dimensions.map((column) => `s.${column} = p.${column}`).join(' and ')
  return {
    add: preparedPer(
      `${name} added to`,
      (table) => `
      insert into ${table} as s select * from jsonb_populate_recordset(null::${table}, $1::jsonb)
      on conflict (${dimensions.join(', ')}) do update set
        (${sums.join(', ')}) = row(${sums.map((column) => `s.${column} + excluded.${column}`).join(', ')})`,
    ),
    // A sum without parts has no row, so incremental sums equal sums made in one pass.
    sweep: preparedPer(
      `${name} swept from`,
      (table) => `
      delete from ${table} s using jsonb_populate_recordset(null::${table}, $1::jsonb) p
      where s.count = 0 and ${same}`,
    ),
  }
}

function statementsOf(definition: Definition): Statements {
  const known = statements.get(definition.table) ?? makeStatements(definition)
  statements.set(definition.table, known)
  return known
}

type Total = Record<string, string | number>

function addPart(totals: Map<string, Total>, definition: Definition, part: Part, sign: 1 | -1): void {
  let key = ''
  for (const column of definition.dimensions) key += `${part[column]}|`
  const total = totals.get(key) ?? { ...part, count: 0, ...zeros(definition.measures) }
  total['count'] = Number(total['count']) + sign
  for (const measure of definition.measures)
    total[measure] = Number(total[measure]) + sign * Number(part[measure])
  totals.set(key, total)
}

const zeros = (measures: readonly string[]) => Object.fromEntries(measures.map((measure) => [measure, 0]))

const isSurelySame = <Row>({ hasSameParts }: Sums<Row>, before: Row | null, after: Row | null): boolean =>
  before !== null && after !== null && hasSameParts?.(before, after) === true

function totalsOf<Row>(sums: Sums<Row>, changes: readonly Change<Row>[]): Total[] {
  const totals = new Map<string, Total>()
  for (const { before, after } of changes) {
    if (isSurelySame(sums, before, after)) continue
    const subtracted = before ? sums.partsOf(before) : []
    const added = after ? sums.partsOf(after) : []
    if (isDeepStrictEqual(subtracted, added)) continue
    for (const part of subtracted) addPart(totals, sums, part, -1)
    for (const part of added) addPart(totals, sums, part, 1)
  }
  const isChange = (total: Total) => ['count', ...sums.measures].some((column) => total[column] !== 0)
  // Rows are locked in the same order in all processes, which prevents deadlocks.
  return [...totals]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, total]) => (isChange(total) ? [total] : []))
}

/** Subtracts the old rows from the sums and adds the new ones. */
export async function addToSums<Row>(
  trx: Knex.Transaction,
  sums: Sums<Row>,
  changes: readonly Change<Row>[],
  schema: string,
): Promise<void> {
  const totals = totalsOf(sums, changes)
  if (totals.length === 0) return
  const { add, sweep } = statementsOf(sums)
  const table = `${schema}.${sums.table}`
  const rows = JSON.stringify(totals)
  await withoutWaiting(trx, add(table)(trx, [rows]))
  if (totals.some(({ count }) => Number(count) < 0)) await withoutWaiting(trx, sweep(table)(trx, [rows]))
}
