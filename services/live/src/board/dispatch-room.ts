import type { JoinReply, RoomChange } from '@deportivo/contracts/live/messages'
import type { Deps } from '@deportivo/platform/service'
import { createKeyedLimiter } from '@deportivo/platform/keyed-limiter'
import { availableRoomOf } from './board-settings.ts'
import { createBoardReader, type BoardReader } from './read-board.ts'
import {
  isSlow,
  socketsIn,
  untilSent,
  type Joins,
  type LiveNamespace,
  type LiveSocket,
} from '../sockets/sockets.ts'

// A browser joins once, and again after a gap; one that joins more often slows down the others.
const MAX_JOINS_WAITING = 4

// Concurrent snapshots of whole boards: a hundred would fill the memory and delay every update.
const BOARDS_AT_ONCE = 2

interface JoinRequest {
  /** Absent: the user's own room. */
  room?: string
  after: number | null
}

/** The message is unchecked input from the socket. */
function joinRequestOf(message: unknown): JoinRequest {
  const { room, after } = (typeof message === 'object' && message !== null ? message : {}) as Record<
    string,
    unknown
  >
  return {
    ...(typeof room === 'string' ? { room } : {}),
    after: Number.isSafeInteger(after) ? (after as number) : null,
  }
}

/** The progress of this socket's join of a room. */
function joinsOf({ data }: LiveSocket, room: string): Joins {
  const joins = data.joins.get(room) ?? { buffered: null, waiting: 0 }
  data.joins.set(room, joins)
  return joins
}

/** Sends the changes buffered while the room was read; later ones are sent directly. */
function letThrough(socket: LiveSocket, room: string, seq: number): void {
  const joins = joinsOf(socket, room)
  const missed = (joins.buffered ?? []).filter((change) => change.seq > seq)
  joins.buffered = null
  if (missed.length > 0) socket.emit('board:delta', { room, changes: missed })
}

type Joined = JoinReply & { seq: number }
type Reply = (message: JoinReply) => void

const NOT_YOURS: JoinReply = { ok: false, is_not_yours: true }

/** Joins before reading: changes committed in between are buffered and follow the reply in order. */
async function join(
  read: BoardReader,
  socket: LiveSocket,
  { room, after }: Required<JoinRequest>,
): Promise<Joined> {
  joinsOf(socket, room).buffered ??= []
  await socket.join(room)
  return { ok: true, room, ...(await read(room, after)) }
}

export type OnJoined = (socket: LiveSocket) => void
export type ServeJoins = (socket: LiveSocket, onJoined: OnJoined) => void

type HandleJoin = (socket: LiveSocket, request: Required<JoinRequest>, reply: Reply) => Promise<void>

/** The user's own room, and the room of orders that the user may claim. */
const mayJoin = (deps: Deps, { data }: LiveSocket, room: string): boolean =>
  room === data.room || room === availableRoomOf(deps, data.actor)

function give(socket: LiveSocket, room: string, joined: Joined, reply: Reply): void {
  reply(joined)
  if (joinsOf(socket, room).waiting === 1) letThrough(socket, room, joined.seq)
}

/** Replies to one join: with the missed changes at once, with a whole room through the limiter. */
function createJoinHandler(deps: Deps): HandleJoin {
  const read = createBoardReader(deps.db)
  const inTurn = createKeyedLimiter(BOARDS_AT_ONCE)
  return async (socket, request, reply) => {
    const { room } = request
    // Checked right before joining: the settings may have changed while this request waited.
    if (!mayJoin(deps, socket, room)) return reply(NOT_YOURS)
    const joined = await join(read, socket, request)
    if (joined.snapshot === undefined) return give(socket, room, joined, reply)
    await inTurn('whole boards', async () => {
      give(socket, room, joined, reply)
      await untilSent(socket)
    })
  }
}

/** Handles `board:join` of any socket, for rooms it may join, one at a time. */
export function createJoins(deps: Deps): ServeJoins {
  const handleJoin = createJoinHandler(deps)
  return (socket, onJoined) => {
    const { data } = socket
    let last: Promise<void> = Promise.resolve()

    async function serve(request: Required<JoinRequest>, reply: Reply): Promise<void> {
      const joins = joinsOf(socket, request.room)
      try {
        await handleJoin(socket, request, reply)
        if (request.room === data.room) onJoined(socket)
      } catch (error) {
        deps.log.warn({ err: error, room: request.room }, 'a room could not be read')
        joins.buffered = null
        // The browser retries shortly.
        reply({ ok: false })
      } finally {
        joins.waiting--
      }
    }

    socket.on('board:join', (message: unknown, reply: unknown) => {
      if (typeof reply !== 'function') return
      const { room = data.room, after } = joinRequestOf(message)
      const send = reply as Reply
      if (!mayJoin(deps, socket, room)) return send(NOT_YOURS)
      const joins = joinsOf(socket, room)
      if (joins.waiting >= MAX_JOINS_WAITING) return send({ ok: false })
      joins.waiting++
      last = last.then(() => serve({ room, after }, send))
    })
  }
}

/** Emits changes to all sockets of a room, except those still reading it or too slow. */
export function deliver(namespace: LiveNamespace, room: string, changes: RoomChange[]): void {
  const passedOver: string[] = []
  for (const socket of socketsIn(namespace, room)) {
    const buffered = socket.data.joins.get(room)?.buffered
    buffered?.push(...changes)
    if (buffered || isSlow(socket)) passedOver.push(socket.id)
  }
  namespace.to(room).except(passedOver).emit('board:delta', { room, changes })
}
