import { Classes } from '@blueprintjs/core'

const TRAPS = `.${Classes.OVERLAY_START_FOCUS_TRAP}, .${Classes.OVERLAY_END_FOCUS_TRAP}`

/** Whether nothing that a user could work with has the focus: an overlay's trap has neither a name nor a use. */
export const hasNoFocus = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.matches(TRAPS)
}
