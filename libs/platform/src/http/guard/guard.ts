import type { Permission } from '@deportivo/contracts/access'
import type { Contract, RoutePermission } from '@deportivo/contracts/route'
import { LANGUAGES, DEFAULT_LANGUAGE } from '@deportivo/texts/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import type { CallLimit } from './call-limit.ts'
import type { CallKind, CallTurn } from './calls-at-once.ts'
import type { TokenClaims } from './keys.ts'
import type { TokenReader } from './tokens.ts'
import { forbidden, Refused } from '../refused.ts'
import type { SessionReader, SessionRow } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Contract
  }
}

const unauthorized = (key: 'problem.unauthorized' | 'problem.session_ended') =>
  new Refused({ kind: 'unauthorized', key })

function claimsOf(request: FastifyRequest, readToken: TokenReader): TokenClaims {
  const { authorization } = request.headers
  if (!authorization) throw unauthorized('problem.unauthorized')
  const claims = readToken(authorization.replace(/^Bearer /i, ''))
  if (!claims) throw unauthorized('problem.unauthorized')
  return claims
}

/** The user of a live session, with the chosen profile. */
export function actorOf(session: SessionRow, wanted: string | undefined): Actor {
  const profile = wanted ?? session.profile_ids[0]
  if (profile === undefined || !session.profile_ids.includes(profile))
    throw new Refused({ kind: 'forbidden', key: 'problem.profile_not_yours' })
  return {
    id: session.user_id,
    name: session.name,
    email: session.email,
    profile,
    profiles: session.profile_ids,
    grants: session.profiles[profile] ?? {},
    code_ids: session.code_ids,
    language: LANGUAGES.find((language) => language === session.language) ?? DEFAULT_LANGUAGE,
    session_id: session.session_id,
  }
}

export function permits(actor: Actor, permission: RoutePermission): boolean {
  if (permission === 'public' || permission === 'signed_in' || permission === 'signed_link') return true
  const anyOf: readonly Permission[] = typeof permission === 'string' ? [permission] : permission
  return anyOf.some((one) => actor.grants[one] !== undefined)
}

/** They have no permission anyway; this closes the routes open to any signed-in user. */
function refuseWithoutFactor({ lacks_factor }: SessionRow, contract: Contract | undefined): void {
  if (lacks_factor && !contract?.is_before_factor)
    throw new Refused({ kind: 'forbidden', key: 'problem.second_factor_needed' })
}

function kindOf(request: FastifyRequest): CallKind {
  if (request.routeOptions.config.contract?.is_heavy) return 'heavy'
  // By its header: the body, which `isMultipart` needs, is not read yet.
  return request.headers['content-type']?.startsWith('multipart/') ? 'files' : 'calls'
}

export interface GuardParts {
  sessions: SessionReader
  readToken: TokenReader
  limit: CallLimit
  turn: CallTurn
}

/** Installs the guard before everything else, and refuses to start with a route that declares no permission. */
export function installGuard(app: FastifyInstance, { sessions, readToken, limit, turn }: GuardParts): void {
  app.decorateRequest('actor', null)
  app.addHook('onRoute', (route) => {
    const isApi = route.url.startsWith('/api/v1')
    if (isApi && !route.config?.contract?.permission)
      throw new Error(`Route ${String(route.method)} ${route.url} declares no permission`)
  })
  const identify = async (request: FastifyRequest): Promise<Actor> => {
    const { jti } = claimsOf(request, readToken)
    const session = await sessions.find(jti)
    if (!session) throw unauthorized('problem.session_ended')
    limit(session)
    refuseWithoutFactor(session, request.routeOptions.config.contract)
    const wanted = request.headers['x-profile']
    return actorOf(session, Array.isArray(wanted) ? wanted[0] : wanted)
  }
  app.addHook('onRequest', async (request, reply) => {
    const permission = request.routeOptions.config.contract?.permission
    if (permission === undefined || permission === 'public') return
    // The handler checks the signature itself; a token, if present, is checked here.
    if (permission === 'signed_link' && !request.headers.authorization) return
    request.actor = await identify(request)
    if (!permits(request.actor, permission)) throw forbidden()
    await turn(request.actor.id, reply, kindOf(request))
  })
}
