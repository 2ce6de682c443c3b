import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { hasNoFocus } from './has-no-focus.ts'

const ANY_DIALOG = '.ad-dialog, .ad-palette'

const isOnTop = (part: HTMLElement): boolean =>
  [...document.querySelectorAll(ANY_DIALOG)].at(-1) === part.closest(ANY_DIALOG)

/** Whether the focus is behind a dialog: overlays stand in the document in the order in which they were opened. */
function isBehind(dialog: Element | null): boolean {
  const at = document.activeElement
  if (at === null || dialog === null || hasNoFocus()) return true
  return (dialog.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
}

/**
 * A dialog begins at this part of it where nothing in it asks for the focus: its heading, or its only field. What
 * had the focus may go away while it has it (a button that is busy can't keep it), or a drawer behind may take it back:
 * the next key finds the dialog all the same, Escape included.
 */
export function useFocusInside<E extends HTMLElement>(onClose: () => void): RefObject<E | null> {
  const part = useRef<E>(null)
  // Before the fields of the dialog take it: those come later in the same drawing.
  useLayoutEffect(() => part.current?.focus({ preventScroll: true }), [])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const find = ({ key }: KeyboardEvent) => {
      const at = part.current
      if (!at || !isBehind(at.closest(ANY_DIALOG)) || !isOnTop(at)) return
      at.focus({ preventScroll: true })
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', find)
    return () => document.removeEventListener('keydown', find)
  }, [])
  return part
}
