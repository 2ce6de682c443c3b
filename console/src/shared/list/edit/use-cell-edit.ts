import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTexts, type Translate } from '../../language/texts.tsx'
import { isCallError, type CallError } from '../../net/call-error.ts'
import { reportError } from '../../toasts/report-error.ts'
import { showToast } from '../../toasts/toasts.ts'
import { useUnsaved } from '../../unsaved/unsaved.ts'
import type { CellEdit } from '../definition/definition.ts'
import type { After } from './cell-keys.ts'
import { failureText, isChanged, refusalOf, sentValue, storedValue, writtenValue } from './cell-values.ts'
import type { CellEditing } from './cell-editing.ts'

/** Why the typed text isn't saved: it was refused, or another user changed the row meanwhile. */
export interface CellRefusal {
  typed: string
  message?: string
  stale?: CallError
}

export interface EditedCell<R> {
  row: R
  edit: CellEdit
  editing: CellEditing<R>
  onClose: (after: After) => void
}

/** `closed`: saved, given up, or no longer on screen. */
type Phase = 'open' | 'saving' | 'closed'

function usePhase() {
  const phaseRef = useRef<Phase>('open')
  useEffect(() => {
    phaseRef.current = 'open'
    return () => {
      phaseRef.current = 'closed'
    }
  }, [])
  return phaseRef
}

/** What is typed into a cell, and why it isn't saved. */
function useTyped<R>({ row, edit }: EditedCell<R>) {
  const [base] = useState(row)
  const [typed, setTyped] = useState(() => writtenValue(row, edit))
  const [refusal, setRefusal] = useState<CellRefusal | null>(null)
  const [isSaving, setSaving] = useState(false)
  const hasChanged = isChanged(base, typed, edit)
  useUnsaved(hasChanged && !isSaving)
  // Shown as it is now, a row may be changed further, unless it is this field that changed.
  const seen = storedValue(row, edit) === storedValue(base, edit) ? row : base
  const type = (text: string) => {
    if (isSaving || refusal?.stale) return
    setTyped(text)
    setRefusal(null)
  }
  return { typed, type, refusal, setRefusal, isSaving, setSaving, hasChanged, seen }
}

const refusalFrom = (failure: CallError, { field }: CellEdit, t: Translate): Omit<CellRefusal, 'typed'> =>
  failure.isStale ? { stale: failure } : { message: failureText(failure, field, t) }

/** Without the cell, whose row left the screen. */
function showElsewhere(failure: CallError, field: string): void {
  const text = failure.errors[field]
  if (text === undefined) reportError(failure)
  else showToast({ tone: 'danger', text })
}

/** An open cell: what is typed is saved or given up, and what is refused stays. */
function useTyping<R>(cell: EditedCell<R>) {
  const { edit, editing } = cell
  const t = useTexts()
  const phaseRef = usePhase()
  const { typed, type, refusal, setRefusal, isSaving, setSaving, hasChanged, seen } = useTyped(cell)
  const close = (after: After) => {
    phaseRef.current = 'closed'
    cell.onClose(after)
  }
  const save = async () => {
    phaseRef.current = 'saving'
    setSaving(true)
    setRefusal(null)
    try {
      await editing.save(seen, edit, sentValue(typed, edit))
      return true
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      if (phaseRef.current === ('closed' as Phase)) showElsewhere(failure, edit.field)
      else phaseRef.current = 'open'
      setSaving(false)
      setRefusal({ typed, ...refusalFrom(failure, edit, t) })
      return false
    }
  }
  const submit = async (after: After) => {
    if (phaseRef.current !== 'open' || refusal?.stale) return
    if (!hasChanged) return close(after)
    const message = refusalOf(editing.form, edit.field, sentValue(typed, edit), t)
    if (message !== null) setRefusal({ typed, message })
    else if (await save()) close(after)
  }
  /** A row that another user changed is shown as they left it. */
  const cancel = () => {
    if (phaseRef.current !== 'open') return
    if (refusal?.stale) editing.take(refusal.stale.data as R)
    close('stay')
  }
  return { typed, type, refusal, isSaving, submit, cancel }
}

const AFTER_KEYS: Readonly<Record<string, After>> = { Enter: 'stay', Tab: 'next' }

/**
 * An open cell. Enter saves it, Tab saves it and opens the next one of its row, Escape gives it up; what was changed is also
 * saved when the focus goes elsewhere. What is refused stays open, with its text.
 */
export function useCellEdit<R>(cell: EditedCell<R>) {
  const { typed, type, refusal, isSaving, submit, cancel } = useTyping(cell)
  const isRefused = refusal?.typed === typed
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return cancel()
    }
    const after = AFTER_KEYS[event.key]
    // What was just refused isn't sent again by Tab: the focus must find a way out.
    if (after === undefined || event.repeat || (event.key === 'Tab' && isRefused)) return
    event.preventDefault()
    void submit(event.key === 'Tab' && event.shiftKey ? 'previous' : after)
  }
  const onBlur = ({ target }: FocusEvent) => {
    // It has the focus again when the user comes back to the window.
    if (isRefused || document.activeElement === target) return
    void submit('none')
  }
  return { typed, type, refusal, isSaving, cancel, onKeyDown, onBlur }
}
