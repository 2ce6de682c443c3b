import {
  endOtherSessions,
  endSession,
  listSessions,
  listSessionsOfUser,
} from '@deportivo/contracts/auth/sessions'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { notFound } from '@deportivo/platform/http/refused'
import { IDLE_MS } from '@deportivo/platform/http/guard/sessions'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { ListCall, Page } from '@deportivo/platform/lists/list-definition'
import type { Routes } from '@deportivo/platform/service'
import type { SessionsRow } from '../tables.ts'
import { deviceOf } from './device.ts'
import { endSessions } from './end-sessions.ts'

/** The valid sessions of a user. */
function openSessions({ db, deps }: Pick<ListCall, 'db' | 'deps'>, user_id: number) {
  const now = deps.clock.now()
  return db('auth.sessions')
    .where({ user_id })
    .whereNull('revoked_at')
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
}

const SHOWN = {
  filters: {},
  sort: { last_seen_at: 'last_seen_at', created_at: 'created_at' },
  tiebreak: ['id'],
  read: async ({ rows }: Page, { actor }: Pick<ListCall, 'actor'>) =>
    ((await rows) as SessionsRow[]).map(({ user_agent, ip, ...session }) => ({
      ...session,
      device: deviceOf(user_agent, actor.language),
      address: ip,
      is_current: session.id === actor.session_id,
    })),
}

export const listSessionsRoute = defineList(listSessions, {
  ...SHOWN,
  from: (call) => openSessions(call, call.actor.id),
})

export const listSessionsOfUserRoute = defineList(listSessionsOfUser, {
  ...SHOWN,
  precheck: async ({ db, params }) => {
    if (!(await db('auth.users').where({ id: params.id }).first('id'))) throw notFound()
  },
  from: (call) => openSessions(call, call.params.id),
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
