import type { Card } from '@deportivo/contracts/dispatch/board'
import { useCallback, useEffect, useMemo, type KeyboardEvent } from 'react'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { useByHand } from '../../../shared/hooks/use-by-hand.ts'
import { inReadingOrder } from '../../../shared/language/reading-direction.ts'
import { useBoardTools, type BoardTools } from '../tools/board-tools.ts'
import { cardBeside, firstCard } from '../model/board-keys.ts'
import { stepsOf } from '../../../entities/order/actions/step-view.ts'
import type { ColumnId } from '../model/columns.ts'
import { NONE_SELECTED, toggled, withAll } from '../model/selection.ts'
import { focusCard } from '../card/focus-card.ts'

/** Keeps one card of the visible columns reachable by Tab. */
function useReachable(columns: readonly ColumnId[]): void {
  const { board, focused } = useBoardTools()
  useEffect(() => {
    const look = () => {
      const layout = board.layout.get()
      const isDrawn = (id: number | null) =>
        columns.some((column) => layout.columns[column].cards.some((card) => card.id === id))
      if (!isDrawn(focused.get())) focused.set(firstCard(layout, columns))
    }
    look()
    return board.layout.subscribe(look)
  }, [board, focused, columns])
}

type Act = (card: Card, drawn: HTMLElement) => void

/** What a letter does with the card that holds the keyboard. */
function actsOf({ asker, presence, open, start, print }: BoardTools): Record<string, Act> {
  return {
    // The button itself: it knows what the card waits for, and whether that is possible now.
    e: (_, drawn) => drawn.querySelector<HTMLElement>('.ad-dc__primary')?.click(),
    a(card) {
      const { primary, rest } = stepsOf(card, asker)
      const assign = [...rest, ...(primary ? [primary] : [])].find(({ step }) => step.startsWith('assign_'))
      if (assign?.allowed) start(card, assign.step)
    },
    s: ({ id }) => open(id, 'files'),
    i: ({ id }) => print([id]),
    t({ id }) {
      const isMine = presence.claims.get().get(id)?.user_id === asker.actor.id
      void (isMine ? presence.release(id) : presence.take(id))
    },
  }
}

/** Keys that choose and open: they stay when the single letters are switched off. */
const plainActsOf = ({ open, selected }: BoardTools): Record<string, Act> => ({
  Enter: ({ id }) => open(id),
  ' ': ({ id }) => selected.set(toggled(selected.get(), id)),
  Escape: () => selected.set(NONE_SELECTED),
})

/** With Shift held, the way from card to card chooses what it passes. */
const isRange = ({ shiftKey, key }: KeyboardEvent) => shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')

const isForBrowser = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

/**
 * Arrows go from card to card, Enter opens, Space chooses, Shift with an arrow chooses on the way, Escape chooses none,
 * `e` does what the card is waiting for, `a` assigns, `s` shows its files, `i` prints its sheet, `t` takes it or gives it back.
 */
export function useBoardKeys(columns: readonly ColumnId[]) {
  const tools = useBoardTools()
  const { board, focused, selected } = tools
  const { single_keys: isEnabled } = usePreferences()
  const byHand = useByHand()
  useReachable(columns)
  const acts = useMemo((): Record<string, Act> => {
    const letters = Object.entries(isEnabled ? actsOf(tools) : {}).map(([key, act]): [string, Act] => [
      key,
      (card, drawn) => byHand(() => act(card, drawn)),
    ])
    return { ...Object.fromEntries(letters), ...plainActsOf(tools) }
  }, [tools, isEnabled, byHand])
  return useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const id = Number(target.dataset['card'])
      if (!id || isForBrowser(event)) return
      const next = cardBeside(board.layout.get(), columns, id, inReadingOrder(event.key))
      const card = board.cards.get().get(id)
      const act = acts[event.key]
      if (next !== null) {
        if (isRange(event)) selected.set(withAll(selected.get(), [id, next]))
        focusCard(focused, next)
      } else if (act && card) act(card, target)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    [board, focused, selected, columns, acts],
  )
}
