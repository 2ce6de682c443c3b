import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Store } from '../../../shared/state/store.ts'
import { useBoardTools } from '../tools/board-tools.ts'

/** The card that Tab reaches. It is drawn wherever it is. */
type Focused = Store<number | null>

const drawnCard = (id: number | null) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)

/** Whether Tab reaches this card; drawn in the background, since no frame shows it. */
export function useIsReachable(id: number): boolean {
  const { focused } = useBoardTools()
  const [isReachable, setReachable] = useState(() => focused.get() === id)
  useEffect(() => {
    const look = () => startTransition(() => setReachable(focused.get() === id))
    look()
    return focused.subscribe(look)
  }, [focused, id])
  return isReachable
}

/** A far card of a long column is drawn because Tab reaches it; then it can take the focus. */
export function focusCard(focused: Focused, id: number): void {
  const before = focused.get()
  focused.set(id)
  const tryIt = (triesLeft: number) => {
    const card = drawnCard(id)
    if (card) return card.focus()
    if (triesLeft > 0) return void requestAnimationFrame(() => tryIt(triesLeft - 1))
    // It left the board: focus the card that is reachable now.
    focused.set(before)
    requestAnimationFrame(() => drawnCard(focused.get())?.focus())
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
