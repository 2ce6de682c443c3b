import { isCallError } from '../net/call-error.ts'
import { showToast } from './toasts.ts'

/** Shows a failed action as a toast. Where the user's input is at stake, show it in place instead. */
export function reportError(error: unknown): void {
  if (!isCallError(error)) throw error
  // The login screen explains the end of a session itself.
  if (error.status === 401 || error.key === 'call.aborted') return
  showToast({
    tone: error.isUncertain || error.isStale ? 'warning' : 'danger',
    ...(error.serverText === null ? { key: error.key ?? 'call.unreadable' } : { text: error.serverText }),
    ...(error.status >= 500 ? { requestId: error.requestId } : {}),
  })
}
