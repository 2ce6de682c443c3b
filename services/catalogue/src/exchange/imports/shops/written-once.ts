import type { TableRow } from '@deportivo/platform/tables/table-row'

/**
 * Lines of variants whose long columns have their text on the first line of each product alone, where the next ones have
 * the same: a blank cell means that. A description in thirty variants would be most of what a file may have.
 */
export function* writtenOnce(
  rows: Iterable<TableRow>,
  handleAt: number,
  longAt: readonly number[],
): Generator<TableRow> {
  const written = new Map<string, string>()
  for (const { row, cells } of rows) {
    const once = [...cells]
    for (const at of longAt) {
      const text = cells[at] ?? ''
      const key = `${at} ${cells[handleAt]}`
      if (text !== '' && written.get(key) === text) once[at] = ''
      else if (text !== '') written.set(key, text)
    }
    yield { row, cells: once }
  }
}
