import { getBoard, type Card } from '@deportivo/contracts/dispatch/board'
import { DISPATCH_NAMESPACE, type BoardSettings } from '@deportivo/contracts/live/messages'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '../../shared/net/clock.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { useLive } from '../../shared/net/live.ts'
import type { ConnectionStatus } from '../../shared/ui/status/live-badge.tsx'
import { useOnline } from '../../shared/net/online.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { createStore, useStore, type Store } from '../../shared/state/store.ts'
import { createBoard, type Board } from './model/board-store.ts'
import { createOwnDeliveries, notCounted, type OwnDeliveries } from './tray/own-deliveries.ts'
import type { Pace } from './model/stage-age.ts'
import type { Available } from './available/use-available-column.ts'
import { useAfterDeliveries } from './tray/use-after-deliveries.ts'
import { followRoom } from './live/follow-room.ts'
import { shownStatus } from './live/shown-status.ts'

/** Polling interval where websockets are blocked. */
const POLL_MS = 5_000

/** Longer than a restart of the server; after that, websockets are probably blocked by the network. */
const GIVE_UP_MS = 8_000

export interface DispatchBoard {
  board: Board
  status: ConnectionStatus
  /** The time up to which the board shows all changes. */
  freshAt: Store<number>
  pace: Pace
  /** The company setting lets this user assign orders to themself. */
  mayTake: boolean
  /** The last full snapshot of the available orders. */
  available: Available | null
  /** Undefined until it was read. */
  deliveredToday: number | undefined
  ownDeliveries: OwnDeliveries
  isLoading: boolean
  error: CallError | undefined
  retry: () => void
}

const NO_PACE: Pace = { targets: {}, hours: null }

type SettingsOfBoard =
  { targets: Pace['targets']; business_hours: BoardSettings['business_hours'] } | undefined

function usePace(settings: SettingsOfBoard): Pace {
  const { targets, business_hours: hours } = settings ?? {}
  return useMemo(() => (targets && hours ? { targets, hours } : NO_PACE), [targets, hours])
}

/** Company settings that changed while the board was open; null: none since it was loaded. */
function useSettingsUpdate(asOf: number): BoardSettings | null {
  const { socket } = useLive(DISPATCH_NAMESPACE)
  const [update, setDetails] = useState<BoardSettings | null>(null)
  useEffect(() => {
    socket?.on('board:settings', setDetails)
    return () => void socket?.off('board:settings', setDetails)
  }, [socket])
  return update !== null && update.version > asOf ? update : null
}

type BoardReply = { settings_version: number; available: Available | null } & NonNullable<SettingsOfBoard>

/** The company settings of this board: from the reply, or from a later message. */
function useCompanySettings(
  data: BoardReply | undefined,
): Pick<DispatchBoard, 'pace' | 'mayTake' | 'available'> {
  const update = useSettingsUpdate(data?.settings_version ?? 0)
  const pace = usePace(update ?? data)
  if (update) return { pace, mayTake: update.available_room !== null, available: null }
  const available = data?.available ?? null
  return { pace, mayTake: available !== null, available }
}

/** How far the server itself is behind, in milliseconds. */
const lagOf = (as_of: string) => Math.max(0, serverNow() - Date.parse(as_of))

/** Connects a board to its room: the connection's status, and the time up to which the board shows all changes. */
function useConnection(board: Board): Pick<DispatchBoard, 'status' | 'freshAt'> {
  const { socket, status } = useLive(DISPATCH_NAMESPACE)
  const [freshAt] = useState(() => createStore(0))
  const [hasGivenUp, setGivenUp] = useState(false)
  useEffect(() => {
    if (socket === null) return
    let lag = 0
    return followRoom<Card>(socket, {
      board,
      onFresh: () => freshAt.set(serverNow() - lag),
      onAsOf: (as_of) => void (lag = lagOf(as_of)),
    })
  }, [socket, board, freshAt])
  const isLive = status === 'live'
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setGivenUp(true), GIVE_UP_MS)
    return () => {
      clearTimeout(timer)
      setGivenUp(false)
    }
  }, [isLive])
  if (!isLive && hasGivenUp) return { status: 'polling', freshAt }
  return { status: status === 'unreached' ? 'connecting' : status, freshAt }
}

/** This user's board: the snapshot, then every change of its room; polled where no websocket connects. */
export function useDispatchBoard(): DispatchBoard {
  const [board] = useState(createBoard)
  const [ownDeliveries] = useState(createOwnDeliveries)
  const own = useStore(ownDeliveries.all)
  const { status, freshAt } = useConnection(board)
  const isOnline = useOnline()
  const found = useFound(getBoard, {}, { everyMs: status === 'polling' ? POLL_MS : 0 })
  const { data } = found
  useEffect(() => {
    if (data === undefined) return
    board.takeSnapshot({ room: data.room, seq: data.sequence, cards: data.cards })
    freshAt.set(serverNow() - lagOf(data.as_of))
  }, [board, data, freshAt])
  useAfterDeliveries(board, found.refresh)
  return {
    board,
    status: shownStatus(status, {
      isOnline,
      hasSnapshot: data !== undefined,
      hasFailed: found.error !== undefined,
    }),
    freshAt,
    ...useCompanySettings(data),
    deliveredToday: data && data.delivered_today + notCounted(own, data.as_of),
    ownDeliveries,
    isLoading: found.isFirstLoad,
    error: data === undefined ? found.error : undefined,
    retry: found.refresh,
  }
}
