import { markedCell, type markIn } from '@deportivo/platform/tables/cells/marked-cell'
import type { TableRow } from '@deportivo/platform/tables/table-row'

const KIND = 'row'

const sameAs = (row: number): string => markedCell({ kind: KIND, shown: '', raw: String(row) })

/** The row whose text a cell has; null: it has its own. */
export const rowOfText = (mark: ReturnType<typeof markIn>): number | null =>
  mark?.kind === KIND ? Number(mark.raw) : null

/**
 * Lines of variants whose long columns have their text on the first line of each product alone, where the next ones name
 * its row. A description in thirty variants would be most of what a file may have.
 */
export function* writtenOnce(
  rows: Iterable<TableRow>,
  handleAt: number,
  longAt: readonly number[],
): Generator<TableRow> {
  const written = new Map<string, { row: number; text: string }>()
  for (const { row, cells } of rows) {
    const once = [...cells]
    for (const at of longAt) {
      const text = cells[at] ?? ''
      const key = `${at} ${cells[handleAt]}`
      const before = written.get(key)
      if (text !== '' && before?.text === text) once[at] = sameAs(before.row)
      else if (text !== '') written.set(key, { row, text })
    }
    yield { row, cells: once }
  }
}
