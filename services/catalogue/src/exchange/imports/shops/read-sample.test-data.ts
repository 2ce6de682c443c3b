import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { readTable } from '@deportivo/platform/tables/read-table'
import type { TableRow } from '@deportivo/platform/tables/table-row'
import { suggestMapping } from '../columns/suggest-mapping.ts'
import { productsTable } from '../reading/product-head.ts'

/** For tests: a file as it is recognised, with its suggested columns and what `ofRow` makes of each of its rows. */
export async function readSample<Found>(
  lines: readonly string[],
  ofRow: (mapping: Mapping, row: TableRow) => Found[],
): Promise<{ format: string; mapping: Mapping; found: Found[] }> {
  const found: Found[] = []
  let format = ''
  let mapping: Mapping = []
  for await (const line of productsTable(readTable(Buffer.from(lines.join('\n')))))
    if ('columns' in line) {
      format = line.format
      mapping = suggestMapping(line.columns, line.format)
    } else found.push(...ofRow(mapping, line))
  return { format, mapping, found }
}
