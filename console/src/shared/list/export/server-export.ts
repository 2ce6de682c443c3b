import {
  downloadListExport,
  listListExports,
  WORKING_EXPORTS,
  type ListExport,
} from '@deportivo/contracts/exports/list-exports'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { call } from '../../net/call.ts'
import { isCallError } from '../../net/call-error.ts'
import { download } from '../../net/download.ts'
import { revalidate } from '../../net/use-found.ts'
import { reportError } from '../../toasts/report-error.ts'
import { showToast } from '../../toasts/toasts.ts'

/** How often a job that is at work is asked about. */
export const ASK_AGAIN_MS = 1_500

export const isAtWork = ({ state }: ListExport): boolean => WORKING_EXPORTS.includes(state)

/** Saves the file of an export that is ready; a failure is shown. */
export async function saveExport({ id, name, format, created_at }: ListExport): Promise<void> {
  const file = `${name} ${dayInBogota(Date.parse(created_at))}.${format}`
  try {
    await download(downloadListExport, { params: { id }, name: file })
  } catch (failure) {
    reportError(failure)
  }
}

/** Nothing of one that its user cancelled. */
function showEnd(found: ListExport | undefined): void {
  if (found?.state === 'ready')
    showToast({
      tone: 'success',
      key: 'export.ready',
      values: { name: found.name },
      action: { key: 'export.download', run: () => void saveExport(found) },
    })
  else if (found?.problem)
    showToast({
      tone: 'danger',
      key: 'export.stopped',
      values: { name: found.name, reason: found.problem.message },
    })
}

/** Asks about an export until it ends, whatever page is open, and shows the end: the file, or why there is none. */
export async function followExport(id: number): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    try {
      const { data } = await call(listListExports)
      const found = data.find((one) => one.id === id)
      if (found && isAtWork(found)) continue
      void revalidate(listListExports)
      return showEnd(found)
    } catch (failure) {
      // Without a network it is asked about again; without a session there is no one to show it to.
      if (!isCallError(failure) || failure.status !== 0) return
    }
  }
}
