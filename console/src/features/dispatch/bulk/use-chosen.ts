import type { Card } from '@deportivo/contracts/dispatch/board'
import { useMemo } from 'react'
import { useStore } from '../../../shared/state/store.ts'
import { useBoardTools } from '../tools/board-tools.ts'

export interface Chosen {
  cards: readonly Card[]
  /** How many of them the filters hide. */
  hidden: number
}

const NONE: Chosen = { cards: [], hidden: 0 }

/** The chosen cards as they are now; one that has left the board is chosen no more. */
export function useChosen(): Chosen {
  const { board, selected } = useBoardTools()
  const ids = useStore(selected)
  const cards = useStore(board.cards)
  const { columns } = useStore(board.layout)
  return useMemo(() => {
    const chosen = [...ids].flatMap((id) => cards.get(id) ?? [])
    if (chosen.length === 0) return NONE
    const drawn = new Set(Object.values(columns).flatMap((column) => column.cards.map(({ id }) => id)))
    return { cards: chosen, hidden: chosen.filter(({ id }) => !drawn.has(id)).length }
  }, [ids, cards, columns])
}
