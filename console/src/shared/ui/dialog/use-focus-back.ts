import { Classes } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { hasNoFocus } from './has-no-focus.ts'

/** The page, or the drawer over it: never the top of the window. */
const topmost = () => [...document.querySelectorAll('main, [role=dialog]')].at(-1)

/** The button of the popover that is open. */
export const popoverButton = () =>
  document.querySelector<HTMLElement>(`.${Classes.POPOVER_OPEN} [aria-expanded="true"]`)

/** The button of the menu that has the focus, which is about to go away; or what has it. */
function opener(): Element | null {
  if (hasNoFocus()) return null
  const at = document.activeElement
  return at?.closest(`.${Classes.POPOVER}`) ? popoverButton() : at
}

/** Gives the focus to `from` once what held it has left the page, unless something else took it meanwhile. */
export function giveFocusBack(from: Element | null): void {
  setTimeout(() => {
    if (!hasNoFocus()) return
    // It may be gone, as the palette from which a dialog was opened.
    const target = from?.isConnected ? from : topmost()
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

/** Returns the focus to where it was when an overlay closes, or something else that held it goes away. */
export function useFocusBack(): void {
  // Asked at the first drawing: once it stands there, the focus has moved into it.
  const [from] = useState(opener)
  useEffect(() => () => giveFocusBack(from), [from])
}
