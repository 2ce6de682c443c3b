import { useEffect, useRef } from 'react'

/** A far card of a long column is drawn when its place comes near; then it can take the focus. */
export function focusCard(id: number): void {
  document.querySelector(`[data-slot="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  const tryIt = (triesLeft: number) => {
    const card = document.querySelector<HTMLElement>(`[data-card="${id}"]`)
    if (card) card.focus()
    else if (triesLeft > 0) requestAnimationFrame(() => tryIt(triesLeft - 1))
    // It left the board: focus the card that is reachable now.
    else document.querySelector<HTMLElement>('[data-card][tabindex="0"]')?.focus()
  }
  tryIt(10)
}

/** Leaves the focus alone when the user has moved it elsewhere. */
function focusIfNowhere(id: number): void {
  if (document.activeElement === null || document.activeElement === document.body) focusCard(id)
}

/**
 * A card that moves is mounted again in its new column, and one that others pass within its column is put into the
 * page again: keeps the focus on it. Call before it renders.
 */
export function followWithFocus(isDrawn: (id: number) => boolean): void {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]')
  const id = Number(card?.dataset['card'])
  if (isDrawn(id)) requestAnimationFrame(() => focusIfNowhere(id))
}

/** After a dialog or the detail closes, returns the focus to its card, wherever that is now. */
export function useReturnFocus(subjectId: number | null): void {
  const last = useRef<number | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = subjectId
    if (before === null || subjectId !== null) return
    focusIfNowhere(before)
  }, [subjectId])
}
