import { queryRows } from '@deportivo/platform/db/query-rows'
import { markIn } from '@deportivo/platform/tables/cells/marked-cell'
import type { Knex } from 'knex'
import { rowOfText } from '../shops/written-once.ts'

export interface GroupedRow {
  row: number
  first_row: number
  cells: string[]
}

interface Lacking {
  line: GroupedRow
  at: number
  from: number
}

const TEXTS = `
  select row,
         array(select cells[c] from unnest(cast(:columns as integer[])) with ordinality as u (c, at) order by at) as cells
  from catalogue.import_rows
  where import_id = :id and row = any(cast(:rows as integer[]))`

/** Blanks the cells that name another line; returns those whose product has no line with that text. */
function findLacking(lines: readonly GroupedRow[]): Lacking[] {
  const written = new Set(lines.map(({ first_row, row }) => `${first_row} ${row}`))
  const lacking = new Map<string, Lacking>()
  for (const line of lines)
    for (const [at, cell] of line.cells.entries()) {
      const from = rowOfText(markIn(cell))
      if (from === null) continue
      line.cells[at] = ''
      const key = `${line.first_row} ${at} ${from}`
      if (written.has(`${line.first_row} ${from}`) || lacking.has(key)) continue
      lacking.set(key, { line, at, from })
    }
  return [...lacking.values()]
}

/**
 * Gives each of these products its long texts, which the reader stored on one line of a shop's product alone: with
 * another key than the proposed one that line may be of another product. `columns`: those of the cells, from 1.
 */
export async function shareTexts(
  db: Knex,
  { id, columns }: { id: number; columns: number[] },
  lines: readonly GroupedRow[],
): Promise<void> {
  const lacking = findLacking(lines)
  if (lacking.length === 0) return
  const rows = [...new Set(lacking.map(({ from }) => from))]
  const found = await queryRows<Pick<GroupedRow, 'row' | 'cells'>>(db, TEXTS, { id, columns, rows })
  const texts = new Map(found.map(({ row, cells }) => [row, cells]))
  for (const { line, at, from } of lacking) line.cells[at] = texts.get(from)?.[at] ?? ''
}
