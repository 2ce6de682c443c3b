import { useEffect, useState } from 'react'
import { hasNoFocus } from './has-no-focus.ts'

/** The page, or the drawer over it: never the top of the window. */
const topmost = () => [...document.querySelectorAll('main, [role=dialog]')].at(-1)

/** Returns the focus to where it was when an overlay closes, or something else that held it goes away. */
export function useFocusBack(): void {
  // Asked at the first drawing: once it stands there, the focus has moved into it.
  const [from] = useState(() => (hasNoFocus() ? null : document.activeElement))
  useEffect(
    () => () => {
      // After it has left the page, and only where nothing else took the focus meanwhile.
      setTimeout(() => {
        if (!hasNoFocus()) return
        // It may be gone, as the palette from which a dialog was opened.
        const target = from?.isConnected ? from : topmost()
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    },
    [from],
  )
}
