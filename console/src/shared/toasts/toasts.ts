import type { TextKey, TextValues } from '../language/texts.tsx'
import { newId } from '../net/new-id.ts'
import { createStore } from '../state/store.ts'

export type ToastTone = 'success' | 'info' | 'warning' | 'danger'

export interface Toast {
  id: string
  tone: ToastTone
  /** Either words of the server or a key of ours. */
  text?: string
  key?: TextKey
  values?: TextValues
  action?: { key: TextKey; run: () => void }
  /** Quoted to support; shown small. */
  requestId?: string | null
  lastsMs: number
}

/** The specification's limits of snackbars. A toast with something to do stays long enough to be reached. */
const MOST = 5
const PLAIN_MS = 6_000
const WITH_ACTION_MS = 10_000

export const toasts = createStore<readonly Toast[]>([])

export function dismissToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

const isSame = (a: Pick<Toast, 'text' | 'key'>, b: Pick<Toast, 'text' | 'key'>) =>
  a.text === b.text && a.key === b.key

/** Shows a message at the bottom right; the oldest makes room for the sixth. Returns its id. */
export function showToast(toast: Omit<Toast, 'id' | 'lastsMs'> & { lastsMs?: number }): string {
  const id = newId()
  const shortest = toast.action ? WITH_ACTION_MS : PLAIN_MS
  const lastsMs = Math.max(shortest, toast.lastsMs ?? 0)
  // The same words twice in a row are one message, seen again.
  const others = toasts.get().filter((shown) => shown.action || !isSame(shown, toast))
  toasts.set([...others, { ...toast, id, lastsMs }].slice(-MOST))
  return id
}

/** Confirms a change with the server's message, or a generic one. */
export function showDone(
  { message }: { message?: string | undefined },
  more: Pick<Toast, 'action'> = {},
): string {
  return showToast({ tone: 'success', ...(message ? { text: message } : { key: 'common.done' }), ...more })
}
