import type { Card } from '@deportivo/contracts/dispatch/board'
import { DISPATCH_NAMESPACE } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/visibility'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../shared/net/clock.ts'
import { useLive, type LiveSocket } from '../../../shared/net/live.ts'
import { createStore, type Store } from '../../../shared/state/store.ts'
import type { LineStatus } from '../../../shared/ui/live-badge.tsx'
import type { Board } from '../model/board-store.ts'
import { wakeTicker } from '../model/ticker.ts'
import { followRoom } from './follow-room.ts'

/** Longer than a restart of the server; after that, websockets are probably blocked by the network. */
const GIVE_UP_MS = 8_000

/** Every room but that of the available orders, which is followed separately. */
const isBoardRoom = (room: string) => room !== AVAILABLE_ROOM

function listen(socket: LiveSocket, board: Board, onFresh: () => void): () => void {
  const onSeen = () => {
    if (document.visibilityState === 'visible') wakeTicker()
  }
  document.addEventListener('visibilitychange', onSeen)
  const stop = followRoom<Card>(socket, { board, onFresh, isMine: isBoardRoom, named: (room) => room })
  return () => {
    document.removeEventListener('visibilitychange', onSeen)
    stop()
  }
}

/** Connects a board to its room. Returns the connection's status and when the board was last in sync. */
export function useBoardConnection(board: Board): { status: LineStatus; freshAt: Store<number> } {
  const { socket, status } = useLive(DISPATCH_NAMESPACE)
  const [freshAt] = useState(() => createStore(0))
  const [hasGivenUp, setGivenUp] = useState(false)
  useEffect(
    () => (socket === null ? undefined : listen(socket, board, () => freshAt.set(serverNow()))),
    [socket, board, freshAt],
  )
  const isLive = status === 'live'
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setGivenUp(true), GIVE_UP_MS)
    return () => {
      clearTimeout(timer)
      setGivenUp(false)
    }
  }, [isLive])
  return { status: !isLive && hasGivenUp ? 'polling' : status, freshAt }
}
