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
export const MOST_SHOWN = 5
const PLAIN_MS = 6_000
const WITH_ACTION_MS = 10_000

/** Those on screen and those that wait for room, oldest first. */
export const toasts = createStore<readonly Toast[]>([])

/** Missed, a refusal or an offer to undo costs the user more than a confirmation. */
const isUrgent = ({ tone, action }: Toast) => tone === 'danger' || action !== undefined

/** Those on screen, where `most` have room: the urgent ones first, then the oldest. */
export function shownToasts(all: readonly Toast[], most: number): readonly Toast[] {
  const byTurn = [...all.filter(isUrgent), ...all.filter((toast) => !isUrgent(toast))]
  const shown = new Set(byTurn.slice(0, most))
  return all.filter((toast) => shown.has(toast))
}

/** The oldest confirmations make room for what is newer; the urgent ones wait for their turn. */
function withinLimit(all: readonly Toast[]): readonly Toast[] {
  const tooMany = Math.max(0, all.length - MOST_SHOWN)
  const dropped = new Set(all.filter((toast) => !isUrgent(toast)).slice(0, tooMany))
  return all.filter((toast) => !dropped.has(toast))
}

/** Confirmations of what was done before are over where something else begins. What is urgent stays. */
export function dismissConfirmations(): void {
  toasts.set(toasts.get().filter(isUrgent))
}

export function dismissToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

const isSame = (a: Pick<Toast, 'text' | 'key'>, b: Pick<Toast, 'text' | 'key'>) =>
  a.text === b.text && a.key === b.key

/** Shows a message at the bottom right, or as soon as there is room. Returns its id. */
export function showToast(toast: Omit<Toast, 'id' | 'lastsMs'> & { lastsMs?: number }): string {
  const id = newId()
  const shortest = toast.action ? WITH_ACTION_MS : PLAIN_MS
  const lastsMs = Math.max(shortest, toast.lastsMs ?? 0)
  // The same words twice in a row are one message, seen again.
  const others = toasts.get().filter((shown) => shown.action || !isSame(shown, toast))
  toasts.set(withinLimit([...others, { ...toast, id, lastsMs }]))
  return id
}

/** Confirms a change with the server's message, or a generic one. */
export function showDone(
  { message }: { message?: string | undefined },
  more: Pick<Toast, 'action'> = {},
): string {
  return showToast({ tone: 'success', ...(message ? { text: message } : { key: 'common.done' }), ...more })
}
