import { dayInBogota } from '@deportivo/texts/formats/dates'
import { serverNow } from '../../net/clock.ts'
import { saveFile } from '../../net/save-file.ts'
import { showToast } from '../../toasts/toasts.ts'
import type { CellTools } from '../definition/definition.ts'
import { writeFile, type Exported, type FileFormat } from './write-file.ts'

/** Gives rows to the browser as a file; false where it was given up on the way. */
export async function saveRows<R>(
  format: FileFormat,
  exported: Exported<R>,
  { tools, signal }: { tools: CellTools; signal: AbortSignal },
): Promise<boolean> {
  const file = await writeFile(format, exported, tools)
  if (signal.aborted) return false
  saveFile(file, `${exported.title} ${dayInBogota(serverNow())}.${format}`)
  showToast({ tone: 'success', key: 'list.export_done', values: { count: exported.rows.length } })
  return true
}
