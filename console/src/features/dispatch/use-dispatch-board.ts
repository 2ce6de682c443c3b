import { getBoard } from '@deportivo/contracts/dispatch'
import type { BusinessHours } from '@deportivo/lifecycle/business-hours'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '../../shared/clock.ts'
import type { CallError } from '../../shared/call-error.ts'
import type { Store } from '../../shared/store.ts'
import type { LineStatus } from '../../shared/ui/live-badge.tsx'
import { useFound } from '../../shared/use-found.ts'
import { createBoard, type Board } from './board/board-store.ts'
import type { Pace } from './board/stage-age.ts'
import { useAfterDeliveries } from './tray/use-after-deliveries.ts'
import { useBoardLine } from './live/use-board-line.ts'

/** Where websockets are blocked the board is asked for this often. */
const POLL_MS = 5_000

export interface DispatchBoard {
  board: Board
  status: LineStatus
  /** When the board was last known to equal the server's. */
  freshAt: Store<number>
  pace: Pace
  deliveredToday: number
  isLoading: boolean
  error: CallError | undefined
  retry: () => void
}

const NO_PACE: Pace = { targets: {}, hours: null }

function usePace(data: { targets: Pace['targets']; business_hours: BusinessHours } | undefined): Pace {
  const { targets, business_hours: hours } = data ?? {}
  return useMemo(() => (targets && hours ? { targets, hours } : NO_PACE), [targets, hours])
}

/** The board of this person: the snapshot, then every change of its room; by asking again where no line comes up. */
export function useDispatchBoard(): DispatchBoard {
  const [board] = useState(createBoard)
  const { status, freshAt } = useBoardLine(board)
  const found = useFound(getBoard, {}, { everyMs: status === 'polling' ? POLL_MS : 0 })
  const { data } = found
  useEffect(() => {
    if (data === undefined) return
    board.takeSnapshot({ room: data.room, seq: data.sequence, cards: data.cards })
    freshAt.set(serverNow())
  }, [board, data, freshAt])
  useAfterDeliveries(board, found.refresh)
  return {
    board,
    // Asking every few seconds is worth saying only while somebody answers.
    status: status === 'polling' && found.error ? 'reconnecting' : status,
    freshAt,
    pace: usePace(data),
    deliveredToday: data?.delivered_today ?? 0,
    isLoading: found.isFirstLoad,
    error: data === undefined ? found.error : undefined,
    retry: found.refresh,
  }
}
