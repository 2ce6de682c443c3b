import type { Card } from '@deportivo/contracts/dispatch/board'
import { useMemo } from 'react'
import type { Selection } from '../../../shared/list/selection/use-selection.ts'
import { useStore } from '../../../shared/state/store.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { NONE_SELECTED, withAll, without } from '../model/selection.ts'

/** What is chosen on the board, as a list chooses: both are one choice. */
export function useCardSelection(): Selection<Card> {
  const { board, selected } = useBoardTools()
  const ids = useStore(selected)
  const cards = useStore(board.cards)
  return useMemo(() => {
    const rows = [...ids].flatMap((id) => cards.get(id) ?? [])
    return {
      picked: new Map(rows.map((card) => [card.id, card])),
      rows,
      toggle(changed, isOn) {
        const changedIds = changed.map(({ id }) => id)
        selected.set(isOn ? withAll(selected.get(), changedIds) : without(selected.get(), changedIds))
      },
      clear: () => selected.set(NONE_SELECTED),
    }
  }, [ids, cards, selected])
}
