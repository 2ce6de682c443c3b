import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { valuesOf } from '../columns/row-values.ts'
import type { Line } from '../planning/drafts.ts'
import type { ImportRow, StagedRow } from '../tables.ts'

type Sql = { sql: string; bindings: (string | number)[] }

/** The text of one of our columns on a staged line. */
function textOf(mapping: Mapping, field: ImportColumn): Sql {
  const source = mapping.find((one) => one.field === field)
  if (!source) return { sql: "''", bindings: [] }
  if (source.column === undefined) return { sql: '?::text', bindings: [(source.text ?? '').trim()] }
  return { sql: "coalesce(cells[?::integer], '')", bindings: [source.column + 1] }
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
export async function groupLines(
  db: Knex,
  { id, mapping }: Pick<ImportRow, 'id' | 'mapping'>,
): Promise<void> {
  const key = productKey(mapping)
  await queryRows(
    db,
    `update catalogue.import_rows r set first_row = k.first_row
     from (select row, min(row) over (partition by ${key.sql}) as first_row
           from catalogue.import_rows where import_id = ?) k
     where r.import_id = ? and r.row = k.row and r.first_row is distinct from k.first_row`,
    [...key.bindings, id, id],
  )
}

const PAGE = `
  select row, cells, first_row from catalogue.import_rows
  where import_id = :id and first_row in (
    select distinct first_row from catalogue.import_rows
    where import_id = :id and first_row > :after order by first_row limit :most)
  order by first_row, row`

// Products that are planned and written together: more would be more memory, fewer more statements.
const MOST_PRODUCTS = 100

/** The lines of each product, some products at a time. */
export async function* productPages(
  db: Knex,
  { id, mapping }: Pick<ImportRow, 'id' | 'mapping'>,
): AsyncGenerator<Line[][]> {
  for (let after = 0; ;) {
    const rows = await queryRows<StagedRow>(db, PAGE, { id, after, most: MOST_PRODUCTS })
    if (rows.length === 0) return
    const products = new Map<number, Line[]>()
    for (const { row, cells, first_row } of rows) {
      const first = first_row ?? row
      const lines = products.get(first) ?? []
      lines.push({ row, values: valuesOf(mapping, cells) })
      products.set(first, lines)
      after = first
    }
    yield [...products.values()]
  }
}
