import { getBoard } from '@deportivo/contracts/dispatch/board'
import { DISPATCH_NAMESPACE, type BoardSettings } from '@deportivo/contracts/live/messages'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '../../shared/net/clock.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { useLive } from '../../shared/net/live.ts'
import type { Store } from '../../shared/state/store.ts'
import type { LineStatus } from '../../shared/ui/live-badge.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { createBoard, type Board } from './model/board-store.ts'
import type { Pace } from './model/stage-age.ts'
import type { Available } from './available/use-lane.ts'
import { useAfterDeliveries } from './tray/use-after-deliveries.ts'
import { useBoardConnection } from './live/use-board-connection.ts'

/** Where websockets are blocked the board is asked for this often. */
const POLL_MS = 5_000

export interface DispatchBoard {
  board: Board
  status: LineStatus
  /** When the board was last known to equal the server's. */
  freshAt: Store<number>
  pace: Pace
  /** The company lets this person take orders themself. */
  mayTake: boolean
  /** What there is to take, as the server last answered it whole. */
  available: Available | null
  deliveredToday: number
  isLoading: boolean
  error: CallError | undefined
  retry: () => void
}

const NO_PACE: Pace = { targets: {}, hours: null }

type Told = { targets: Pace['targets']; business_hours: BoardSettings['business_hours'] } | undefined

function usePace(told: Told): Pace {
  const { targets, business_hours: hours } = told ?? {}
  return useMemo(() => (targets && hours ? { targets, hours } : NO_PACE), [targets, hours])
}

/** What the company decided while the board was open; null: nothing since it was asked for. */
function useSettingsUpdate(asOf: number): BoardSettings | null {
  const { socket } = useLive(DISPATCH_NAMESPACE)
  const [told, setDetails] = useState<BoardSettings | null>(null)
  useEffect(() => {
    socket?.on('board:settings', setDetails)
    return () => void socket?.off('board:settings', setDetails)
  }, [socket])
  return told !== null && told.version > asOf ? told : null
}

type Answered = { settings_version: number; available: Available | null } & NonNullable<Told>

/** What the company decided about this board: as it was answered, or as it was told since. */
function useCompanySettings(
  data: Answered | undefined,
): Pick<DispatchBoard, 'pace' | 'mayTake' | 'available'> {
  const told = useSettingsUpdate(data?.settings_version ?? 0)
  const pace = usePace(told ?? data)
  if (told) return { pace, mayTake: told.available_room !== null, available: null }
  const available = data?.available ?? null
  return { pace, mayTake: available !== null, available }
}

/** The board of this person: the snapshot, then every change of its room; by asking again where no line comes up. */
export function useDispatchBoard(): DispatchBoard {
  const [board] = useState(createBoard)
  const { status, freshAt } = useBoardConnection(board)
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
    ...useCompanySettings(data),
    deliveredToday: data?.delivered_today ?? 0,
    isLoading: found.isFirstLoad,
    error: data === undefined ? found.error : undefined,
    retry: found.refresh,
  }
}
