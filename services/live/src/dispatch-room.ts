import type { JoinReply, RoomChange } from '@deportivo/contracts/live'
import type { Deps } from '@deportivo/platform/service'
import { readBoard } from './read-board.ts'
import { isSlow, socketsIn, type LiveNamespace, type LiveSocket } from './sockets.ts'

// A browser joins once, and again after a hole; one that asks faster only costs the others.
const MAX_JOINS_WAITING = 4

interface JoinWish {
  room: string | null
  after: number | null
}

/** What came over the wire may be anything. */
function wishOf(message: unknown): JoinWish {
  const { room, after } = (typeof message === 'object' && message !== null ? message : {}) as Record<
    string,
    unknown
  >
  return {
    room: typeof room === 'string' ? room : null,
    after: Number.isSafeInteger(after) ? (after as number) : null,
  }
}

/** Sends what was held back while the room was read, and from now on everything at once. */
function letThrough(socket: LiveSocket, room: string, seq: number): void {
  const missed = (socket.data.held ?? []).filter((change) => change.seq > seq)
  socket.data.held = null
  if (missed.length > 0) socket.emit('board:delta', { room, changes: missed })
}

/** Joins first, then reads: what is committed in between is held, and follows the answer in its order. */
async function join(
  deps: Deps,
  socket: LiveSocket,
  after: number | null,
): Promise<JoinReply & { seq: number }> {
  const { room } = socket.data
  socket.data.held ??= []
  await socket.join(room)
  return { ok: true, room, ...(await readBoard(deps.db, room, after)) }
}

export type OnJoined = (socket: LiveSocket) => void

/** Answers `board:join`: one's own room and no other, one after the other. */
export function serveJoins(deps: Deps, socket: LiveSocket, onJoined: OnJoined): void {
  let last: Promise<void> = Promise.resolve()

  async function answer({ after }: JoinWish, reply: (answer: JoinReply) => void): Promise<void> {
    const { data } = socket
    try {
      const joined = await join(deps, socket, after)
      reply(joined)
      if (data.joins_waiting === 1) letThrough(socket, data.room, joined.seq)
      onJoined(socket)
    } catch (error) {
      deps.log.warn({ err: error, room: data.room }, 'a room could not be read')
      data.held = null
      reply({ ok: false })
    } finally {
      data.joins_waiting--
    }
  }

  socket.on('board:join', (message: unknown, reply: unknown) => {
    if (typeof reply !== 'function') return
    const say = reply as (answer: JoinReply) => void
    const wish = wishOf(message)
    const isOwn = wish.room === null || wish.room === socket.data.room
    if (!isOwn || socket.data.joins_waiting >= MAX_JOINS_WAITING) return say({ ok: false })
    socket.data.joins_waiting++
    last = last.then(() => answer(wish, say))
  })
}

/** Gives changes to everybody in a room, but not to those who are reading it or who can't keep up. */
export function deliver(namespace: LiveNamespace, room: string, changes: RoomChange[]): void {
  const passedOver: string[] = []
  for (const socket of socketsIn(namespace, room)) {
    socket.data.held?.push(...changes)
    if (socket.data.held || isSlow(socket)) passedOver.push(socket.id)
  }
  namespace.to(room).except(passedOver).emit('board:delta', { room, changes })
}
