import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { markIn } from '@deportivo/platform/tables/cells/marked-cell'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { amountOf } from '../columns/row-values.ts'
import { AMOUNTS, type Decimals } from '../planning/read-line.ts'
import type { ImportRow, OpenAmount } from '../tables.ts'

// What proves how the numbers of a column are written, where the sign before the last digits is `S` and the other one `O`.
const DECIMAL = [
  String.raw`^-?\d+S\d{1,2}$`,
  String.raw`^-?\d*S\d{4,}$`,
  String.raw`^-?0+S\d+$`,
  String.raw`^-?\d{4,}S\d{3}$`,
  String.raw`^-?\d{1,3}(O\d{3})+S\d+$`,
].join('|')
const GROUPED = [String.raw`^-?\d{1,3}(S\d{3}){2,}$`, String.raw`^-?\d{1,3}(S\d{3})+O\d+$`].join('|')
const OPEN = String.raw`^-?[1-9]\d{0,2}[.,]\d{3}$`

const withSigns = (pattern: string, sign: string, other: string) =>
  pattern.replaceAll('S', `[${sign}]`).replaceAll('O', `[${other}]`)

/** What the numbers of one column prove. Those that a workbook has as numbers are exact, and prove nothing. */
const EVIDENCE = `
  select coalesce(bool_or(bare ~ :dot_decimal), false) as dot_decimal,
         coalesce(bool_or(bare ~ :dot_grouped), false) as dot_grouped,
         coalesce(bool_or(bare ~ :comma_decimal), false) as comma_decimal,
         coalesce(bool_or(bare ~ :comma_grouped), false) as comma_grouped,
         min(row) filter (where bare ~ :open) as open_row,
         (array_agg(cell order by row) filter (where bare ~ :open))[1] as open_cell
  from (select row, cells[cast(:place as integer)] as cell,
               regexp_replace(cells[cast(:place as integer)], '[[:space:]$\u00a0]|COP', '', 'gi') as bare
        from catalogue.import_rows where import_id = :id) lines`

interface Evidence {
  dot_decimal: boolean
  dot_grouped: boolean
  comma_decimal: boolean
  comma_grouped: boolean
  open_row: number | null
  open_cell: string | null
}

const PATTERNS = {
  dot_decimal: withSigns(DECIMAL, '.', ','),
  dot_grouped: withSigns(GROUPED, '.', ','),
  comma_decimal: withSigns(DECIMAL, ',', '.'),
  comma_grouped: withSigns(GROUPED, ',', '.'),
  open: OPEN,
}

/** What separates decimals, by one value that can only be written so; undefined: no value proves it. */
function decimalOf({ dot_decimal, dot_grouped, comma_decimal, comma_grouped }: Evidence) {
  if (dot_decimal) return dot_grouped || comma_decimal ? 'unclear' : '.'
  if (comma_decimal) return comma_grouped ? 'unclear' : ','
  return undefined
}

interface ReadDecimals {
  decimals: Decimals
  /** Of each column that stays open, the first number and how it is read. */
  open: OpenAmount[]
}

/** How the numbers of a file are written, column by column. */
export async function readDecimals(
  db: Knex,
  { id, mapping }: Pick<ImportRow, 'id' | 'mapping'>,
): Promise<ReadDecimals> {
  const decimals: Decimals = {}
  const open: OpenAmount[] = []
  const found = new Map<number, Evidence>()
  for (const { field, column } of mapping.filter((one) => AMOUNTS.includes(one.field))) {
    if (column === undefined) continue
    const evidence =
      found.get(column) ?? (await queryRow<Evidence>(db, EVIDENCE, { id, place: column + 1, ...PATTERNS }))
    const decimal = decimalOf(evidence)
    if (decimal) decimals[field] = decimal
    // Once, also where several of our columns are read from it.
    else if (!found.has(column)) open.push(...openIn(field, evidence))
    found.set(column, evidence)
  }
  return { decimals, open }
}

function openIn(field: ImportColumn, evidence: Evidence): OpenAmount[] {
  const { open_row: row, open_cell: cell, dot_grouped, comma_grouped } = evidence
  const isProven = dot_grouped || comma_grouped
  const value = amountOf(cell ?? '')
  if (row === null || cell === null || isProven || markIn(cell) || typeof value !== 'number') return []
  return [{ field, row, written: cell, value }]
}
