import type { ClientMessages, RoomChange, ServerMessages } from '@deportivo/contracts/live/messages'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io'

/** What the gateway stores per connection. */
export interface Connection {
  actor: Actor
  /** The requested profile; null: the user's first. */
  wanted_profile: string | null
  session_ends_at: number
  /** The one board room this user may join; empty for users who only follow reports. */
  room: string
  joins: Map<string, Joins>
}

/** The progress of one socket's join of one room. */
export interface Joins {
  /** Changes that arrived while the room was read for this socket; null when no read is running. */
  buffered: RoomChange[] | null
  waiting: number
}

export type LiveServer = Server<ClientMessages, ServerMessages, DefaultEventsMap, Connection>
export type LiveNamespace = Namespace<ClientMessages, ServerMessages, DefaultEventsMap, Connection>
export type LiveSocket = Socket<ClientMessages, ServerMessages, DefaultEventsMap, Connection>

/** The sockets of a namespace that joined a room. */
export function socketsIn(namespace: LiveNamespace, room: string): LiveSocket[] {
  return [...(namespace.adapter.rooms.get(room) ?? [])].flatMap((id) => namespace.sockets.get(id) ?? [])
}

/** The rooms joined on this gateway, without the default room of each socket, which has the socket's id. */
export function joinedRooms(namespace: LiveNamespace): string[] {
  return [...namespace.adapter.rooms.keys()].filter((room) => !namespace.sockets.has(room))
}

// With more unsent than this the connection is slower than the board, and what waits would arrive outdated.
const SLOW_AT_PACKETS = 64
const SLOW_AT_BYTES = 1_000_000

/** The engine's send buffers, which its types do not declare. */
interface SendBuffers {
  writeBuffer: readonly unknown[]
  transport: { socket?: { bufferedAmount?: number } }
}

// A slower connection is not waited for.
const LONGEST_SENDING_MS = 1_000

/** Resolves when the last message has left this process, or after the longest time. */
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

/** A slow client gets ticks only, and fetches the room again when it has caught up. */
export function isSlow(socket: LiveSocket): boolean {
  const { writeBuffer, transport } = socket.conn as unknown as SendBuffers
  return writeBuffer.length > SLOW_AT_PACKETS || (transport.socket?.bufferedAmount ?? 0) > SLOW_AT_BYTES
}
