import { useCallback, useEffect, useState } from 'react'
import { createStore } from '../state/store.ts'

/** The forms on screen with something typed that is not saved, each with the names in the address that name what it edits. */
const forms = new Map<object, readonly string[]>()

/** Above 0 while something is saved: what saving leads to is not asked about. */
let saving = 0

/** What is to happen if the user gives up what was typed; null where nothing is asked. */
export const askedLeave = createStore<{ go: () => void; stay: () => void } | null>(null)

const NO_NAMES: readonly string[] = []

const STAY = () => undefined

// The browser asks in words of its own.
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

function mark(form: object, names: readonly string[]): () => void {
  if (forms.size === 0) window.addEventListener('beforeunload', askBrowser)
  forms.set(form, names)
  return () => {
    forms.delete(form)
    if (forms.size === 0) window.removeEventListener('beforeunload', askBrowser)
  }
}

/**
 * What the caller holds is lost when its page or dialog is left: the user is asked first, as long as it is unsaved.
 * Where the address names what is edited (`?profile=`), `names` has those parameters: another value leaves it too.
 * They must be a constant.
 */
export function useUnsaved(isUnsaved: boolean, names = NO_NAMES): void {
  const [form] = useState(() => ({}))
  useEffect(() => (isUnsaved ? mark(form, names) : undefined), [isUnsaved, form, names])
}

/** Saves; where that leads is not asked about. */
export async function whileSaving<T>(save: () => Promise<T>): Promise<T> {
  saving += 1
  try {
    return await save()
  } finally {
    saving -= 1
  }
}

/** Whether something is unsaved, besides `known`. */
export const hasUnsaved = (known?: ReadonlySet<object>): boolean =>
  saving === 0 && [...forms.keys()].some((form) => !known?.has(form))

/** Whether another query of the same page shows something else than what is edited. */
export function leavesEdited(from: string, to: string): boolean {
  const before = new URLSearchParams(from)
  const after = new URLSearchParams(to)
  return [...forms.values()].flat().some((name) => before.get(name) !== after.get(name))
}

/** Goes on at once, or after the user agreed to lose what was typed. */
function leave(go: () => void, known?: ReadonlySet<object>): void {
  if (hasUnsaved(known)) askedLeave.set({ go, stay: STAY })
  else go()
}

/** The way out of a dialog: asks for what was typed since the dialog opened. */
export function useLeave(): (go: () => void) => void {
  const [known] = useState(() => new Set(forms.keys()))
  return useCallback((go: () => void) => leave(go, known), [known])
}
