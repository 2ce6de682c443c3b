import type { JoinReply, RoomChange, RoomRow } from '@deportivo/contracts/live/messages'
import type { LiveSocket } from '../../../shared/net/live.ts'
import { createFollower, type Followed, type JoinRequest } from './follower.ts'

const JOIN_WITHIN_MS = 5_000

/** Rejects when the server doesn't reply in time. The caller knows the row type of its room. */
const join = <Row extends RoomRow>(socket: LiveSocket, { room, after }: JoinRequest) =>
  socket
    .timeout(JOIN_WITHIN_MS)
    .emitWithAck('board:join', { ...(room === null ? {} : { room }), after }) as Promise<JoinReply<Row>>

export interface FollowedRoom<Row extends RoomRow> {
  board: Followed<Row>
  onFresh: () => void
  /** Several rooms share one socket: selects the messages of this one. */
  isMine: (room: string) => boolean
  /** The room to join, given the last known one. */
  named: (room: string | null) => string | null
}

/** Keeps rows in sync with a room of the socket, across disconnects. Returns a function that stops it. */
export function followRoom<Row extends RoomRow>(
  socket: LiveSocket,
  { board, onFresh, isMine, named }: FollowedRoom<Row>,
): () => void {
  const follower = createFollower<Row>({
    board,
    onFresh,
    join: ({ room, after }) => join<Row>(socket, { room: named(room), after }),
  })
  const onDelta = (message: { room: string; changes: RoomChange[] }) => {
    if (isMine(message.room)) follower.takeDelta(message as { room: string; changes: RoomChange<Row>[] })
  }
  const onTick = (message: { room: string; seq: number }) => {
    if (isMine(message.room)) follower.takeTick(message)
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
