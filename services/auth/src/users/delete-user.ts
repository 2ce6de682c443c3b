import { deleteUser } from '@deportivo/contracts/auth/users'
import { ADMINISTRATOR } from '@deportivo/lifecycle/profiles'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { rule } from '@deportivo/platform/http/refused'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { auditContextOf, writeAudit, type AuditContext } from '@deportivo/platform/audit/write-audit'
import { endSessions } from '../session/end-sessions.ts'
import { isLastAdministrator, refuseAbove } from './refusals.ts'
import { lockUser, type UserRecord } from './user-record.ts'

/** Erases who never worked here; whoever did is disabled, since orders, payments and reports go on naming them. */
export const deleteUserRoute: Routes = (app, deps) =>
  change(app, deps, deleteUser, async ({ params, actor, trx, request }) => {
    const user = await lockUser(trx, params.id)
    if (user.id === actor.id) throw rule('user.not_delete_yourself', {}, { id: user.id })
    await refuseAbove(trx, actor, user)
    const keepsKeys = user.state_id === 'active' && user.profiles.includes(ADMINISTRATOR)
    if (keepsKeys && (await isLastAdministrator(trx, user.id)))
      throw rule('user.last_administrator', {}, { id: user.id })
    const is_erased = !(await hasHistory(trx, user))
    await sendAway(trx, { user, is_erased, audit: auditContextOf(actor, request, deps.clock.now()) })
    afterCommit(trx, () => deps.wake.tell('sessions'))
    return said('user.deleted', { id: user.id, is_erased })
  })

async function hasHistory(trx: Knex.Transaction, user: UserRecord): Promise<boolean> {
  if (user.last_signed_in_at !== null) return true
  const named = await trx('sales.published_people_named').where({ user_id: user.id }).first('user_id')
  return named !== undefined
}

interface Leaving {
  user: UserRecord
  is_erased: boolean
  audit: AuditContext
}

async function sendAway(trx: Knex.Transaction, { user, is_erased, audit }: Leaving): Promise<void> {
  const row = trx('auth.users').where({ id: user.id })
  if (is_erased) await row.delete()
  else {
    await endSessions(trx, { user_id: user.id }, { reason: 'disabled', now: audit.at })
    await row.update({
      state_id: 'disabled',
      version: user.version + 1,
      updated_by: audit.by_name,
      updated_at: audit.at,
    })
  }
  await writeAudit(trx, audit, {
    act: is_erased ? 'user.erased' : 'user.disabled',
    subject: 'user',
    subject_id: String(user.id),
    subject_name: user.name,
  })
}
