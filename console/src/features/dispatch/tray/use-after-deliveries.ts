import { useEffect } from 'react'
import type { Board } from '../model/board-store.ts'

/** The delivered cards as one text: changes with every delivery and every undo of one. */
function deliverySign(board: Board): string {
  const cards = [...board.cards.get().values()]
  return cards.flatMap((card) => (card.stock_left ? [`${card.id} ${card.state_id}`] : [])).join()
}

/** The room doesn't contain today's deliveries: they are fetched, once for several changes in a row. */
const COUNT_AFTER_MS = 1_500

/** Fetches again after a delivery, or after one was undone. */
export function useAfterDeliveries(board: Board, refresh: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A board that was not read yet has nothing that could have been delivered since.
    const present = () => (board.room() === null ? null : deliverySign(board))
    let known = present()
    const stop = board.cards.subscribe(() => {
      const now = present()
      if (known !== null && now !== known) {
        clearTimeout(timer)
        timer = setTimeout(refresh, COUNT_AFTER_MS)
      }
      known = now
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [board, refresh])
}
