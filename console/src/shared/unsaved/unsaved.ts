import { useCallback, useEffect, useState } from 'react'
import { createStore } from '../state/store.ts'

/** The forms on screen with something typed that is not saved. */
const forms = new Set<object>()

/** Above 0 while something is saved: what saving leads to is not asked about. */
let saving = 0

/** What is to happen if the user gives up what was typed; null where nothing is asked. */
export const askedLeave = createStore<{ go: () => void; stay: () => void } | null>(null)

const STAY = () => undefined

// The browser asks in words of its own.
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

function mark(form: object): () => void {
  if (forms.size === 0) window.addEventListener('beforeunload', askBrowser)
  forms.add(form)
  return () => {
    forms.delete(form)
    if (forms.size === 0) window.removeEventListener('beforeunload', askBrowser)
  }
}

/** What the caller holds is lost when its page or dialog is left: the user is asked first, as long as it is unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  const [form] = useState(() => ({}))
  useEffect(() => (isUnsaved ? mark(form) : undefined), [isUnsaved, form])
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
  saving === 0 && [...forms].some((form) => !known?.has(form))

/** Goes on at once, or after the user agreed to lose what was typed. */
function leave(go: () => void, known?: ReadonlySet<object>): void {
  if (hasUnsaved(known)) askedLeave.set({ go, stay: STAY })
  else go()
}

/** The way out of a dialog: asks for what was typed since the dialog opened. */
export function useLeave(): (go: () => void) => void {
  const [known] = useState(() => new Set(forms))
  return useCallback((go: () => void) => leave(go, known), [known])
}
