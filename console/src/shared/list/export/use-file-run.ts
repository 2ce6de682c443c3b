import { useRef, useState } from 'react'
import { isCallError } from '../../net/call-error.ts'
import { reportError } from '../../toasts/report-error.ts'
import { showToast } from '../../toasts/toasts.ts'
import type { ReadOptions } from '../query/read-pages.ts'

/** A hundred requests of two hundred rows each; more freezes browsers and spreadsheets. */
export const MOST_EXPORTED = 20_000

/** What writes workbooks is loaded only when it is needed, and after a new release it may be gone. */
function showExportFailure(failure: unknown): void {
  if (isCallError(failure)) return reportError(failure)
  console.error(failure)
  showToast({ tone: 'danger', key: 'state.error' })
}

/** How far a file is: the rows that are read, null where none is made. `stop` gives up on the way; a failure is shown. */
export function useFileRun<W>(make: (wanted: W, options: Required<ReadOptions>) => Promise<boolean>): {
  done: number | null
  start: (wanted: W) => Promise<boolean>
  stop: () => void
} {
  const [done, setDone] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const start = async (wanted: W): Promise<boolean> => {
    const controller = new AbortController()
    running.current = controller
    setDone(0)
    try {
      return await make(wanted, { signal: controller.signal, onProgress: setDone })
    } catch (failure) {
      if (controller.signal.aborted) return false
      showExportFailure(failure)
      return false
    } finally {
      setDone(null)
    }
  }
  return { done, start, stop: () => running.current?.abort() }
}
