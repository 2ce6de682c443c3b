import { beginningOf, BETWEEN } from '@deportivo/platform/tables/cells/marked-cell'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { ImportRow } from '../tables.ts'

// A product has three at most in Shopify; a file of many products has few names.
const MOST = 20

const OPTIONS = `
  select pair ->> 0 as name
  from (select cells[cast(:place as integer)] as cell, row from catalogue.import_rows where import_id = :id) lines
  cross join lateral jsonb_array_elements(
    case when starts_with(cell, :beginning) then cast(split_part(cell, :between, 3) as jsonb)
         else cast('[]' as jsonb) end) pair
  group by 1 order by min(row), 1 limit :most`

/** The options of a shop's products that may be the size and are not recognised by their names. */
export async function readOptions(
  db: Knex,
  { id, mapping, format }: Pick<ImportRow, 'id' | 'mapping' | 'format'>,
): Promise<string[]> {
  const column = mapping.find(({ field }) => field === 'size')?.column
  if (format === 'own' || column === undefined) return []
  const found = await queryRows<{ name: string }>(db, OPTIONS, {
    id,
    place: column + 1,
    most: MOST,
    beginning: beginningOf('option'),
    between: BETWEEN,
  })
  return found.map(({ name }) => name)
}
