import { isCallError } from '../net/call-error.ts'
import { showToast } from './toasts.ts'

const reported = new WeakSet<object>()

/** Its message is on screen already, in other words than the error's. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error)
}

export const isReported = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && reported.has(error)

/** Shows a failed action as a toast. Where the user's input is at stake, show it in place instead. */
export function reportError(error: unknown): void {
  if (isReported(error)) return
  if (!isCallError(error)) throw error
  // The login screen explains the end of a session itself.
  if (error.status === 401 || error.key === 'call.aborted') return
  showToast({
    tone: error.isUncertain || error.isStale ? 'warning' : 'danger',
    ...(error.serverText === null ? { key: error.key ?? 'call.unreadable' } : { text: error.serverText }),
    ...(error.status >= 500 ? { requestId: error.requestId } : {}),
  })
}
