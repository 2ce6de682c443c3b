import { DISPATCH_NAMESPACE, type JoinReply } from '@deportivo/contracts/live'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../shared/clock.ts'
import { useLive, type LiveSocket } from '../../../shared/live.ts'
import { createStore, type Store } from '../../../shared/store.ts'
import type { LineStatus } from '../../../shared/ui/live-badge.tsx'
import type { Board } from '../board/board-store.ts'
import { wakeTicker } from '../board/ticker.ts'
import { createFollower } from './follower.ts'

const JOIN_WITHIN_MS = 5_000
/** A restart of the server takes seconds; a network that forbids websockets doesn't change its mind. */
const GIVE_UP_MS = 8_000

/** Rejects when the server doesn't answer in time. */
const join = (socket: LiveSocket, room: string | null, after: number | null): Promise<JoinReply> =>
  socket.timeout(JOIN_WITHIN_MS).emitWithAck('board:join', { ...(room === null ? {} : { room }), after })

function listen(socket: LiveSocket, board: Board, onFresh: () => void): () => void {
  const follower = createFollower({ board, join: (after) => join(socket, board.room(), after), onFresh })
  const onSeen = () => {
    if (document.visibilityState !== 'visible') return
    wakeTicker()
    if (socket.connected) follower.follow()
  }
  socket.on('connect', follower.follow)
  socket.on('board:delta', follower.takeDelta)
  socket.on('board:tick', follower.takeTick)
  document.addEventListener('visibilitychange', onSeen)
  if (socket.connected) follower.follow()
  return () => {
    follower.stop()
    socket.off('connect', follower.follow)
    socket.off('board:delta', follower.takeDelta)
    socket.off('board:tick', follower.takeTick)
    document.removeEventListener('visibilitychange', onSeen)
  }
}

/** Ties a board to its room. Answers how, and since when the board is known to be right. */
export function useBoardLine(board: Board): { status: LineStatus; freshAt: Store<number> } {
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
