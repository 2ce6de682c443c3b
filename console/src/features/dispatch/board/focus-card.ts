import { useEffect, useRef } from 'react'
import type { Store } from '../../../shared/state/store.ts'

/** The card that Tab reaches. It is drawn wherever it is. */
type Focused = Store<number | null>

/** A far card of a long column is drawn because Tab reaches it; then it can take the focus. */
export function focusCard(focused: Focused, id: number): void {
  const before = focused.get()
  focused.set(id)
  const tryIt = (triesLeft: number) => {
    const card = document.querySelector<HTMLElement>(`[data-card="${id}"]`)
    if (card) return card.focus()
    if (triesLeft > 0) return void requestAnimationFrame(() => tryIt(triesLeft - 1))
    // It left the board: focus the card that is reachable now.
    focused.set(before)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-card][tabindex="0"]')?.focus())
  }
  tryIt(10)
}

/** Leaves the focus alone when the user has moved it elsewhere. */
function focusIfNowhere(focused: Focused, id: number): void {
  if (document.activeElement === null || document.activeElement === document.body) focusCard(focused, id)
}

/**
 * A card that moves is mounted again in its new column, and one that others pass within its column is put into the
 * page again: keeps the focus on it. Call before it renders.
 */
export function followWithFocus(focused: Focused, isDrawn: (id: number) => boolean): void {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]')
  const id = Number(card?.dataset['card'])
  if (isDrawn(id)) requestAnimationFrame(() => focusIfNowhere(focused, id))
}

/** After a dialog or the detail closes, returns the focus to its card, wherever that is now. */
export function useReturnFocus(focused: Focused, subjectId: number | null): void {
  const last = useRef<number | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = subjectId
    if (before === null || subjectId !== null) return
    focusIfNowhere(focused, before)
  }, [focused, subjectId])
}
