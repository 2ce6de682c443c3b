import type { RoutePermission } from '@deportivo/contracts/route'
import { roomFor } from '@deportivo/lifecycle/order/visibility'
import { actorOf, permits } from '@deportivo/platform/http/guard/guard'
import { Refused } from '@deportivo/platform/http/refused'
import { createSessionReader } from '@deportivo/platform/http/guard/sessions'
import { createTokenReader } from '@deportivo/platform/http/guard/tokens'
import type { Deps } from '@deportivo/platform/service'
import type { TextKey } from '@deportivo/texts/texts'
import type { FastifyInstance } from 'fastify'
import type { Connection, LiveNamespace, LiveSocket } from './sockets.ts'

type Next = (error?: Error) => void
export type SignIn = (permission: RoutePermission) => (socket: LiveSocket, next: Next) => void

/** The reason reaches the browser as a text key. */
const refusal = (code: 401 | 403, key: TextKey) =>
  Object.assign(new Error(key), { data: { code, message_key: key } })

interface Handshake {
  token: string | null
  profile: string | null
}

function handshakeOf(socket: LiveSocket): Handshake {
  const { token, profile } = socket.handshake.auth
  return {
    token: typeof token === 'string' ? token : null,
    profile: typeof profile === 'string' && profile !== '' ? profile : null,
  }
}

function connectionOf(session: Parameters<typeof actorOf>[0], profile: string | null): Connection {
  const actor = actorOf(session, profile ?? undefined)
  return {
    actor,
    wanted_profile: profile,
    session_ends_at: session.expires_at.getTime(),
    room: roomFor(actor.grants['read orders'], actor.id) ?? '',
    joins: new Map(),
  }
}

/** Of one person in one namespace of this gateway; what comes beyond them is closed, and tries again by itself. */
export const MOST_SOCKETS = 200

function hasPlace({ nsp, data }: LiveSocket): boolean {
  const open = [...(nsp as LiveNamespace).sockets.values()]
  return open.filter(({ data: { actor } }) => actor.id === data.actor.id).length < MOST_SOCKETS
}

/** The guard of sockets: the same token, session, profile and permissions as HTTP. */
export function createSignIn(app: FastifyInstance, deps: Deps): SignIn {
  const readToken = createTokenReader(app)
  const sessions = createSessionReader(deps)

  async function enter(socket: LiveSocket, permission: RoutePermission): Promise<Error | undefined> {
    const { token, profile } = handshakeOf(socket)
    const claims = token === null ? null : readToken(token)
    const session = claims ? await sessions.find(claims.jti) : null
    if (!session) return refusal(401, 'problem.session_ended')
    if (session.lacks_factor) return refusal(403, 'problem.second_factor_needed')
    socket.data = connectionOf(session, profile)
    return permits(socket.data.actor, permission) ? undefined : refusal(403, 'problem.forbidden')
  }

  return (permission) => (socket, next) => {
    const letIn = (refused?: Error) => {
      if (refused || hasPlace(socket)) return next(refused)
      socket.conn.close()
    }
    enter(socket, permission).then(letIn, (error: unknown) => {
      if (error instanceof Refused) return next(refusal(403, error.refusal.key))
      deps.log.warn({ err: error }, 'a socket could not be let in')
      // A refusal would be final for the browser; after a lost connection it reconnects by itself.
      socket.conn.close()
    })
  }
}
