import type { JoinReply, RoomChange } from '@deportivo/contracts/live'
import type { Deps } from '@deportivo/platform/service'
import { createTurns } from '@deportivo/platform/turns'
import { createBoardReader, type BoardReader } from './read-board.ts'
import { isSlow, socketsIn, untilSent, type LiveNamespace, type LiveSocket } from './sockets.ts'

// A browser joins once, and again after a hole; one that asks faster only costs the others.
const MAX_JOINS_WAITING = 4

// Whole boards that leave at once: a hundred of them would fill the memory and hold up everybody's next card.
const BOARDS_AT_ONCE = 2

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

type Joined = JoinReply & { seq: number }
type Reply = (answer: JoinReply) => void

/** Joins first, then reads: what is committed in between is held, and follows the answer in its order. */
async function join(read: BoardReader, socket: LiveSocket, after: number | null): Promise<Joined> {
  const { room } = socket.data
  socket.data.held ??= []
  await socket.join(room)
  return { ok: true, room, ...(await read(room, after)) }
}

export type OnJoined = (socket: LiveSocket) => void
export type ServeJoins = (socket: LiveSocket, onJoined: OnJoined) => void

/** Answers `board:join` of any socket: one's own room and no other, one after the other. */
export function createJoins(deps: Deps): ServeJoins {
  const read = createBoardReader(deps.db)
  const inTurn = createTurns(BOARDS_AT_ONCE)

  function give(socket: LiveSocket, joined: Joined, reply: Reply): void {
    reply(joined)
    if (socket.data.joins_waiting === 1) letThrough(socket, socket.data.room, joined.seq)
  }

  async function answer(socket: LiveSocket, { after }: JoinWish, reply: Reply): Promise<void> {
    const joined = await join(read, socket, after)
    if (joined.snapshot === undefined) return give(socket, joined, reply)
    await inTurn('whole boards', async () => {
      give(socket, joined, reply)
      await untilSent(socket)
    })
  }

  return (socket, onJoined) => {
    const { data } = socket
    let last: Promise<void> = Promise.resolve()

    async function serve(wish: JoinWish, reply: Reply): Promise<void> {
      try {
        await answer(socket, wish, reply)
        onJoined(socket)
      } catch (error) {
        deps.log.warn({ err: error, room: data.room }, 'a room could not be read')
        data.held = null
        // The browser asks again in a moment.
        reply({ ok: false })
      } finally {
        data.joins_waiting--
      }
    }

    socket.on('board:join', (message: unknown, reply: unknown) => {
      if (typeof reply !== 'function') return
      const wish = wishOf(message)
      const isOwn = wish.room === null || wish.room === data.room
      if (!isOwn || data.joins_waiting >= MAX_JOINS_WAITING) return (reply as Reply)({ ok: false })
      data.joins_waiting++
      last = last.then(() => serve(wish, reply as Reply))
    })
  }
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
