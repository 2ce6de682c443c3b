import type { ClientMessages, ServerMessages } from '@deportivo/contracts/live/messages'
import { useEffect, useState } from 'react'
import type { Socket } from 'socket.io-client'
import { profileId } from './call.ts'
import { STORAGE_KEYS, readStored } from '../state/browser-storage.ts'
import { accessToken, endSession } from '../session/session-end.ts'
import { createStore, useStore, type Store } from '../state/store.ts'
import { revalidateAll } from './use-found.ts'

export type LiveSocket = Socket<ServerMessages, ClientMessages>
/**
 * `unreached`: slow to connect for the first time. Nothing was missed that a page has not read itself, so its queries are
 * not repeated once it is live; after `reconnecting` (it was live, or refused) they are.
 */
export type LiveStatus = 'connecting' | 'unreached' | 'live' | 'reconnecting'

interface Connection {
  socket: Promise<LiveSocket>
  status: Store<LiveStatus>
  users: number
}

/** One socket per namespace, shared by all its listeners; closed with the last of them. */
const connections = new Map<string, Connection>()

/** Pages that wait for the connection go on without it after this long. */
const PATIENCE_MS = 3_000

/** Long enough to go from one page to another that listens too. */
const LINGER_MS = 5_000

async function open(namespace: string, status: Store<LiveStatus>): Promise<LiveSocket> {
  setTimeout(() => status.get() === 'connecting' && status.set('unreached'), PATIENCE_MS)
  // Loaded when the first page listens: the shell doesn't need it.
  const { io } = await import('socket.io-client')
  const socket: LiveSocket = io(namespace, {
    transports: ['websocket', 'polling'],
    autoConnect: false,
    // Read at every connect: after a change of profile or a new login the old values are wrong.
    auth: (send) =>
      send({ token: accessToken.get(), profile: profileId(readStored(STORAGE_KEYS.profile) ?? '') }),
  })
  socket.on('connect', () => {
    if (status.get() === 'reconnecting') void revalidateAll()
    status.set('live')
  })
  socket.on('disconnect', () => status.set('reconnecting'))
  socket.on('connect_error', () => {
    status.set('reconnecting')
    // Refused for good, and not out of reach: what the session may do has changed, and its pages show it.
    if (!socket.active) void revalidateAll()
  })
  socket.on('session:ended', ({ reason }) => endSession(reason === 'expired' ? 'expired' : 'invalid'))
  return socket
}

function acquire(namespace: string): Connection {
  const known = connections.get(namespace)
  if (known) {
    known.users += 1
    return known
  }
  const status = createStore<LiveStatus>('connecting')
  const connection: Connection = { socket: open(namespace, status), status, users: 1 }
  connections.set(namespace, connection)
  return connection
}

function release(namespace: string, connection: Connection): void {
  connection.users -= 1
  setTimeout(() => {
    if (connection.users > 0 || connections.get(namespace) !== connection) return
    connections.delete(namespace)
    void connection.socket.then((socket) => socket.disconnect())
  }, LINGER_MS)
}

const NOT_YET = createStore<LiveStatus>('connecting')

/** The live connection of a namespace while this part is on screen. `socket` is null until it is loaded. */
export function useLive(namespace: string): { socket: LiveSocket | null; status: LiveStatus } {
  const [socket, setSocket] = useState<LiveSocket | null>(null)
  const [store, setStore] = useState(NOT_YET)
  useEffect(() => {
    const connection = acquire(namespace)
    let isCurrent = true
    void connection.socket.then((ready) => {
      if (!isCurrent) return
      setSocket(ready)
      setStore(connection.status)
    })
    return () => {
      isCurrent = false
      release(namespace, connection)
    }
  }, [namespace])
  // Not before its parts listen, which they do in effects as well: the first messages come with the connection.
  useEffect(() => void socket?.connect(), [socket])
  return { socket, status: useStore(store) }
}
