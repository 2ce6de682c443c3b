import type { Card } from '@deportivo/contracts/dispatch/board'
import type {
  ClientMessages,
  JoinReply,
  RoomChange,
  ServerMessages,
} from '@deportivo/contracts/live/messages'
import { io, type Socket } from 'socket.io-client'
import { createBoard } from '../../console/src/features/dispatch/model/board-store.ts'
import { createFollower, type JoinRequest } from '../../console/src/features/dispatch/live/follower.ts'

export interface BoardClient {
  /** Cards as a browser would draw them, by order. */
  cards(): Map<number, Card>
  room(): string | null
  dropped(): number
  reconnects(): number
  /** Breaks the connection; the client reconnects by itself. */
  breakConnection(): void
  /** The share of messages lost from now on: 0 none, 1 all. */
  lose(share: number): void
  close(): void
}

/**
 * A browser's board without the browser: the console's own code, on a connection that loses a share of the
 * messages.
 */
export function openBoardClient(address: string, token: string, lossShare: number): BoardClient {
  const board = createBoard()
  const socket: Socket<ServerMessages, ClientMessages> = io(`${address}/dispatch`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 400,
  })
  let loss = lossShare
  let dropped = 0
  let connects = 0
  const isLost = () => {
    const isDropped = Math.random() < loss
    if (isDropped) dropped += 1
    return isDropped
  }
  const join = ({ room, after }: JoinRequest) =>
    socket.timeout(2_000).emitWithAck('board:join', { ...(room === null ? {} : { room }), after }) as Promise<
      JoinReply<Card>
    >
  const follower = createFollower({ board, join, onFresh: () => undefined })
  socket.on('connect', () => {
    connects += 1
    follower.follow()
  })
  socket.on('board:delta', (message) => {
    if (!isLost()) follower.takeDelta(message as { room: string; changes: RoomChange<Card>[] })
  })
  socket.on('board:tick', (message) => {
    if (!isLost()) follower.takeTick(message)
  })
  return {
    cards: () => new Map(board.cards.get()),
    room: () => board.room(),
    dropped: () => dropped,
    reconnects: () => Math.max(0, connects - 1),
    breakConnection: () => {
      // Only an open connection can break.
      if (socket.connected) socket.io.engine.close()
    },
    lose: (share) => void (loss = share),
    close() {
      follower.stop()
      socket.disconnect()
    },
  }
}
