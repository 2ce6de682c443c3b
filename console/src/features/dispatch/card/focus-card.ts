import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Store } from '../../../shared/state/store.ts'
import { useBoardTools } from '../tools/board-tools.ts'

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

/** A card that moves is mounted again in its new column: the focus goes along with it. */
export function useFocusAlong(card: RefObject<HTMLElement | null>, id: number): void {
  const { board, focused } = useBoardTools()
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      requestAnimationFrame(() => board.cards.get().has(id) && focusIfNowhere(focused, id))
    }
  }, [card, id, board, focused])
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
