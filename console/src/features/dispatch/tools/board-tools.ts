import type { Asker } from '@deportivo/lifecycle/machine'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { createContext, useContext } from 'react'
import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Store } from '../../../shared/state/store.ts'
import type { Board } from '../model/board-store.ts'
import type { Selection } from '../model/selection.ts'
import type { Pace } from '../model/stage-age.ts'
import type { Presence } from '../live/use-presence.ts'

export const DETAIL_TABS = ['info', 'products', 'files', 'history', 'returns'] as const
export type DetailTab = (typeof DETAIL_TABS)[number]

/** Shared by all cards. Its identity never changes, so that no card renders because of it. */
export interface BoardTools {
  board: Board
  presence: Presence
  asker: Asker
  pace: Store<Pace>
  /** The card with the keyboard focus. */
  focused: Store<number | null>
  /** Cards selected for a bulk step. */
  selected: Store<Selection>
  canTakeOver: boolean
  open: (orderId: number, tab?: DetailTab) => void
  /** Starts a step: at once where it has no fields, else with its dialog. */
  start: (card: Card, step: StepName, isConfirmed?: boolean) => void
  /** Prints the picking sheets of these orders. */
  print: (orderIds: readonly number[]) => void
  freeze: Board['freeze']
  release: Board['release']
}

export const BoardToolsContext = createContext<BoardTools | null>(null)

export function useBoardTools(): BoardTools {
  const tools = useContext(BoardToolsContext)
  if (tools === null) throw new Error('useBoardTools was asked outside of a board')
  return tools
}
