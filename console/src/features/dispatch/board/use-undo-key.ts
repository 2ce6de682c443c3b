import { useEffect } from 'react'
import { dismissToast, toasts } from '../../../shared/toasts/toasts.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

/** Ctrl+Z presses the newest 'Deshacer' that is still on screen. */
export function useUndoKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
      const newest = toasts.get().findLast((toast) => toast.action?.key === 'common.undo')
      if (!newest?.action) return
      event.preventDefault()
      dismissToast(newest.id)
      newest.action.run()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
