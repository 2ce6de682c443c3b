import type { ClientMessages, RoomChange, ServerMessages } from '@deportivo/contracts/live/messages'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io'

/** What the gateway knows of one connection. */
export interface Connection {
  actor: Actor
  /** The profile the browser asked for; null: the person's first. */
  wanted_profile: string | null
  session_ends_at: number
  /** The one room this person may join; empty where they only follow reports. */
  room: string
  joins: Map<string, Joins>
}

/** How far one socket is with joining one room. */
export interface Joins {
  /** Changes that came while the room was read for this socket; null when no read is running. */
  held: RoomChange[] | null
  waiting: number
}

export type LiveServer = Server<ClientMessages, ServerMessages, DefaultEventsMap, Connection>
export type LiveNamespace = Namespace<ClientMessages, ServerMessages, DefaultEventsMap, Connection>
export type LiveSocket = Socket<ClientMessages, ServerMessages, DefaultEventsMap, Connection>

/** The sockets of a namespace that joined a room. */
export function socketsIn(namespace: LiveNamespace, room: string): LiveSocket[] {
  return [...(namespace.adapter.rooms.get(room) ?? [])].flatMap((id) => namespace.sockets.get(id) ?? [])
}

/** The rooms joined on this gateway; a socket's own room, named by its id, isn't one. */
export function joinedRooms(namespace: LiveNamespace): string[] {
  return [...namespace.adapter.rooms.keys()].filter((room) => !namespace.sockets.has(room))
}

// More unsent than this, and the line is slower than the board: what waits would be old when it arrives.
const SLOW_AT_PACKETS = 64
const SLOW_AT_BYTES = 1_000_000

/** What the engine holds back for a browser; it says so, but not in its types. */
interface Line {
  writeBuffer: readonly unknown[]
  transport: { socket?: { bufferedAmount?: number } }
}

// A line that takes longer isn't waited for.
const LONGEST_SENDING_MS = 1_000

/** Once what was just said to a browser has left this process, or won't for a while. */
export async function untilSent(socket: LiveSocket): Promise<void> {
  const { transport } = socket.conn
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, LONGEST_SENDING_MS)
    function done() {
      clearTimeout(timer)
      transport.off('drain', done)
      resolve()
    }
    transport.on('drain', done)
  })
}

/** A slow client gets ticks only, and refetches the room when it has caught up. */
export function isSlow(socket: LiveSocket): boolean {
  const { writeBuffer, transport } = socket.conn as unknown as Line
  return writeBuffer.length > SLOW_AT_PACKETS || (transport.socket?.bufferedAmount ?? 0) > SLOW_AT_BYTES
}
