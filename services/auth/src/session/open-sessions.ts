import {
  endOtherSessions,
  endSession,
  listSessions,
  listSessionsOfUser,
} from '@deportivo/contracts/auth/sessions'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { notFound } from '@deportivo/platform/http/refused'
import { IDLE_MS } from '@deportivo/platform/http/guard/sessions'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { deviceOf } from './device.ts'
import { endSessions } from './end-sessions.ts'

interface Asked {
  user_id: number
  actor: Actor
  now: Date
}

/** The valid sessions of a user, the latest used first. */
async function openSessions(db: Knex, { user_id, actor, now }: Asked) {
  const rows = await db('auth.sessions')
    .where({ user_id })
    .whereNull('revoked_at')
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .orderBy([{ column: 'last_seen_at', order: 'desc' }, 'id'])
  return rows.map(({ id, user_agent, ip, created_at, last_seen_at, expires_at }) => ({
    id,
    device: deviceOf(user_agent, actor.language),
    address: ip,
    created_at,
    last_seen_at,
    expires_at,
    is_current: id === actor.session_id,
  }))
}

export const listSessionsRoute: Routes = (app, deps) =>
  read(app, deps, listSessions, async ({ db, actor }) =>
    found(await openSessions(db, { user_id: actor.id, actor, now: deps.clock.now() })),
  )

export const listSessionsOfUserRoute: Routes = (app, deps) =>
  read(app, deps, listSessionsOfUser, async ({ db, actor, params }) => {
    if (!(await db('auth.users').where({ id: params.id }).first('id'))) throw notFound()
    return found(await openSessions(db, { user_id: params.id, actor, now: deps.clock.now() }))
  })

export const endSessionRoute: Routes = (app, deps) =>
  change(app, deps, endSession, async ({ params, actor, trx }) => {
    const which = { id: params.id, user_id: actor.id }
    const ended = await endSessions(trx, which, { reason: 'logout', now: deps.clock.now() })
    if (ended === 0) throw notFound()
    afterCommit(trx, () => deps.wake.notify('sessions'))
    return withMessage('session.ended', { ended })
  })

export const endOtherSessionsRoute: Routes = (app, deps) =>
  change(app, deps, endOtherSessions, async ({ actor, trx }) => {
    const which = { user_id: actor.id, except: actor.session_id }
    const ended = await endSessions(trx, which, { reason: 'logout', now: deps.clock.now() })
    afterCommit(trx, () => deps.wake.notify('sessions'))
    return withMessage('session.others_ended', { ended })
  })
