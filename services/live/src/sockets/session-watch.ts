import { queryRows } from '@deportivo/platform/db/query-rows'
import type { SessionRow } from '@deportivo/platform/http/guard/sessions'
import { startLoop, type Loop } from '@deportivo/platform/events/log/loop'
import type { Deps } from '@deportivo/platform/service'
import type { LiveNamespace, LiveSocket } from './sockets.ts'

// A logout must reach every socket within 5 s, even when its wake-up was lost.
const LOOK_MS = 3_000

type LiveSession = Pick<SessionRow, 'session_id' | 'profile_ids' | 'profiles' | 'lacks_factor'>

const LIVE = `
  select session_id, profile_ids, profiles, lacks_factor from auth.published_sessions where session_id = any(?::uuid[])`

function end(socket: LiveSocket, now: number): void {
  socket.emit('session:ended', { reason: socket.data.session_ends_at <= now ? 'expired' : 'revoked' })
  socket.disconnect(true)
}

/** The session is valid and has the same permissions as when the socket connected. */
function check(socket: LiveSocket, session: LiveSession | undefined, now: number): void {
  const { actor } = socket.data
  if (!session?.profile_ids.includes(actor.profile)) return end(socket, now)
  const grants = session.profiles[actor.profile] ?? {}
  // The session continues with other permissions: the browser reconnects by itself and is authorized again.
  if (session.lacks_factor || JSON.stringify(grants) !== JSON.stringify(actor.grants)) socket.conn.close()
}

/** Closes sockets whose session ended or whose permissions changed. Watching a board does not extend a session. */
export function watchSessions(deps: Deps, namespaces: readonly LiveNamespace[]): Loop {
  const allSockets = () => namespaces.flatMap((namespace) => [...namespace.sockets.values()])
  const loop = startLoop({
    everyMs: LOOK_MS,
    async step() {
      const sockets = allSockets()
      if (sockets.length === 0) return false
      const ids = [...new Set(sockets.map((socket) => socket.data.actor.session_id))]
      const found = await queryRows<LiveSession>(deps.db, LIVE, [ids])
      const living = new Map(found.map((session) => [session.session_id, session]))
      const now = deps.clock.now().getTime()
      for (const socket of sockets) check(socket, living.get(socket.data.actor.session_id), now)
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'sessions of sockets could not be checked'),
  })
  const stopListening = deps.wake.on('sessions', () => loop.wakeUp())
  return {
    wakeUp: () => loop.wakeUp(),
    async stop() {
      stopListening()
      await loop.stop()
    },
  }
}
