import { useEffect, useState } from 'react'

/** Returns the focus to where it was when an overlay closes. */
export function useFocusBack(): void {
  // Asked at the first drawing: once it stands there, the focus has moved into it.
  const [from] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After it has left the page, and only where nothing else took the focus meanwhile.
      setTimeout(() => {
        if (document.activeElement === document.body && from instanceof HTMLElement)
          from.focus({ preventScroll: true })
      })
    },
    [from],
  )
}
