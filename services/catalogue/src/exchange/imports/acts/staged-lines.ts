import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { filled } from '../columns/row-values.ts'
import type { Fault, Line } from '../planning/drafts.ts'
import type { Reading } from '../planning/read-line.ts'
import { readLines } from '../planning/read-shops.ts'
import type { ImportRow } from '../tables.ts'
import { shareTexts, type GroupedRow } from './shared-texts.ts'

type Sql = { sql: string; bindings: (string | number)[] }

/** The text of one of our columns on a staged line. */
function textOf(mapping: Mapping, field: ImportColumn): Sql {
  const source = mapping.find((one) => one.field === field)
  if (!source) return { sql: "''", bindings: [] }
  if (source.column === undefined) return { sql: '?::text', bindings: [(source.text ?? '').trim()] }
  return {
    sql: "coalesce(nullif(trim(cells[?::integer]), ''), ?::text)",
    bindings: [source.column + 1, (source.text ?? '').trim()],
  }
}

const SAME: readonly ImportColumn[] = ['brand', 'reference', 'color', 'name']

/** What the lines of one product have in common: its key, or all its names. */
function productKey(mapping: Mapping): Sql {
  const handle = textOf(mapping, 'handle')
  const names = SAME.map((field) => textOf(mapping, field))
  return {
    sql: `coalesce('k ' || nullif(lower(${handle.sql}), ''), lower(${names.map(({ sql }) => sql).join(" || '|' || ")}))`,
    bindings: [...handle.bindings, ...names.flatMap(({ bindings }) => bindings)],
  }
}

/** Marks which lines are of one product, wherever they are in the file. */
export const groupLines = (db: Knex, { id, mapping }: Pick<ImportRow, 'id' | 'mapping'>): Promise<void> =>
  db.transaction(async (trx) => {
    const key = productKey(mapping)
    // The planner does not know yet that these lines exist: for one or two it would compare each with each.
    await trx.raw('set local enable_nestloop = off')
    await queryRows(
      trx,
      `update catalogue.import_rows r set first_row = k.first_row
       from (select row, min(row) over (partition by ${key.sql}) as first_row
             from catalogue.import_rows where import_id = ?) k
       where r.import_id = ? and r.row = k.row and r.first_row is distinct from k.first_row`,
      [...key.bindings, id, id],
    )
  })

// Along the index, whatever the planner knows of lines that were just stored. The cells of other columns are not read:
// they may be most of a file.
const PAGE = `
  select row, first_row,
         array(select cells[c] from unnest(cast(:columns as integer[])) with ordinality as u (c, at) order by at) as cells
  from catalogue.import_rows
  where import_id = :id and (first_row, row) > (:first, :row)
  order by first_row, row limit :most`

// Lines that are planned and written together: more would be more memory, fewer more statements.
const MOST_LINES = 200

function productsOf(rows: readonly GroupedRow[], mapping: Mapping, reading: Reading): Line[][] {
  const products = new Map<number, Line[]>()
  for (const { row, cells, first_row } of rows) {
    const lines = products.get(first_row) ?? []
    lines.push(...readLines(mapping, { row, cells }, reading))
    products.set(first_row, lines)
  }
  return [...products.values()].map((lines) => filled(mapping, lines))
}

/** The columns of a file that are used, as the database counts them, and the mapping to these alone. */
function usedColumns(mapping: Mapping): { columns: number[]; used: Mapping } {
  const places = [...new Set(mapping.flatMap(({ column }) => column ?? []))]
  const used = mapping.map(({ column, ...one }) =>
    column === undefined ? one : { ...one, column: places.indexOf(column) },
  )
  return { columns: places.map((at) => at + 1), used }
}

/** Lines of one product that are planned together. No shop has as many sizes and stores; a wrong column makes more. */
const MOST_OF_PRODUCT = 3_000
const SHOWN_PRODUCTS = 100

/** The products that have too many lines, as faults of their first lines. */
export async function tooLongProducts(
  db: Knex,
  { id, mapping }: Pick<ImportRow, 'id' | 'mapping'>,
  most: number = MOST_OF_PRODUCT,
): Promise<Fault[]> {
  const found = await queryRows<{ first_row: number; count: number }>(
    db,
    `select first_row, count(*)::integer as count from catalogue.import_rows where import_id = ?
     group by first_row having count(*) > ? order by first_row limit ?`,
    [id, most, SHOWN_PRODUCTS],
  )
  const field = mapping.some((one) => one.field === 'handle') ? 'handle' : 'name'
  return found.map(({ first_row, count }) => ({
    row: first_row,
    field,
    value: '',
    text: { key: 'import.product_too_long', values: { count, most } },
  }))
}

/** The lines of each product, some products at a time. */
export async function* productPages(
  db: Knex,
  { id, mapping }: Pick<ImportRow, 'id' | 'mapping'>,
  reading: Reading,
): AsyncGenerator<Line[][]> {
  const { columns, used } = usedColumns(mapping)
  let rows: GroupedRow[] = []
  for (let last: GroupedRow | undefined; ; last = rows.at(-1)) {
    const after = { first: last?.first_row ?? 0, row: last?.row ?? 0 }
    const page = await queryRows<GroupedRow>(db, PAGE, { id, columns, ...after, most: MOST_LINES })
    rows.push(...page)
    const isLast = page.length < MOST_LINES
    // The last product may have more lines: it waits for them.
    const open = isLast ? undefined : rows.at(-1)?.first_row
    const whole = rows.filter(({ first_row }) => first_row !== open)
    await shareTexts(db, { id, columns }, whole)
    if (whole.length > 0) yield productsOf(whole, used, reading)
    if (isLast) return
    rows = rows.filter(({ first_row }) => first_row === open)
  }
}
