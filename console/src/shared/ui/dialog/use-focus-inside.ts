import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

const ANY_DIALOG = '.ad-dialog'

const isOnTop = (heading: HTMLElement): boolean =>
  [...document.querySelectorAll(ANY_DIALOG)].at(-1) === heading.closest(ANY_DIALOG)

/**
 * A dialog begins at its heading where nothing in it asks for the focus. What had the focus may go away while it has it
 * (a button that is busy can't keep it): the next key finds the dialog all the same, Escape included.
 */
export function useFocusInside<E extends HTMLElement>(onClose: () => void): RefObject<E | null> {
  const heading = useRef<E>(null)
  // Before the fields of the dialog take it: those come later in the same drawing.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const find = ({ key }: KeyboardEvent) => {
      const at = heading.current
      if (!at || document.activeElement !== document.body || !isOnTop(at)) return
      at.focus({ preventScroll: true })
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', find)
    return () => document.removeEventListener('keydown', find)
  }, [])
  return heading
}
