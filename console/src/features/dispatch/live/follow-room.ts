import type { JoinReply, RoomChange, RoomRow } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/visibility'
import type { LiveSocket } from '../../../shared/net/live.ts'
import { createFollower, type Followed, type JoinRequest } from './follower.ts'

const JOIN_WITHIN_MS = 5_000

interface FollowedRoom<Row extends RoomRow> {
  board: Followed<Row>
  /** Absent: the user's own room, which the server names. */
  room?: string
  /** Only once `onAsOf` was called. */
  onFresh?: () => void
  /** The time up to which the server has all changes. */
  onAsOf?: (as_of: string) => void
}

const NOTHING_TO_DO = () => undefined

/** Keeps rows in sync with a room of the socket, across disconnects. Returns a function that stops it. */
export function followRoom<Row extends RoomRow>(
  socket: LiveSocket,
  { board, room: fixed, onFresh = NOTHING_TO_DO, onAsOf = NOTHING_TO_DO }: FollowedRoom<Row>,
): () => void {
  // Rejects when the server doesn't reply in time. The caller knows the row type of its room.
  const join = ({ room, after }: JoinRequest) => {
    const named = fixed ?? room
    const request = { ...(named === null ? {} : { room: named }), after }
    return socket.timeout(JOIN_WITHIN_MS).emitWithAck('board:join', request) as Promise<JoinReply<Row>>
  }
  // The reply to a join has no time up to which all changes are included; a tick has.
  let hasTicked = false
  const follower = createFollower<Row>({ board, onFresh: () => hasTicked && onFresh(), join })
  // All rooms share one socket.
  const isMine = (room: string) => (fixed ? room === fixed : room !== AVAILABLE_ROOM)
  const onDelta = (message: { room: string; changes: RoomChange[] }) => {
    if (isMine(message.room)) follower.takeDelta(message as { room: string; changes: RoomChange<Row>[] })
  }
  const onTick = (message: { room: string; seq: number; as_of: string }) => {
    if (!isMine(message.room)) return
    hasTicked = true
    onAsOf(message.as_of)
    follower.takeTick(message)
  }
  const onSeen = () => {
    if (document.visibilityState === 'visible' && socket.connected) follower.follow()
  }
  socket.on('connect', follower.follow)
  socket.on('board:delta', onDelta)
  socket.on('board:tick', onTick)
  document.addEventListener('visibilitychange', onSeen)
  if (socket.connected) follower.follow()
  return () => {
    follower.stop()
    socket.off('connect', follower.follow)
    socket.off('board:delta', onDelta)
    socket.off('board:tick', onTick)
    document.removeEventListener('visibilitychange', onSeen)
  }
}
