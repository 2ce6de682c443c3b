import { deleteUser } from '@deportivo/contracts/auth/users'
import { ADMINISTRATOR } from '@deportivo/lifecycle/profiles'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { deleteRecord } from '@deportivo/platform/records/delete-record'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { isLastAdministrator, refuseAbove } from './refusals.ts'
import type { UserRecord } from './stored-user.ts'
import { afterChange } from './update-user.ts'
import { USER } from './user-record.ts'

/**
 * Erases a user who never worked here; any other is disabled, since orders, payments and reports still refer to
 * them.
 */
export const deleteUserRoute: Routes = (app, deps) =>
  change(app, deps, deleteUser, async ({ params, body, ...served }) => {
    const call = recordCallOf(deps, served)
    const user = await lockSeenRecord(call, USER, { id: params.id, version: body.version }, true)
    await refuseDeletion(call, user)
    const is_erased = !(await hasHistory(call.trx, user))
    if (is_erased) await deleteRecord(call, USER, { id: user.id })
    else
      await afterChange(
        call,
        await changeRecord(call, USER, { id: user.id, fields: { state_id: 'disabled' } }),
      )
    afterCommit(call.trx, () => deps.wake.notify('sessions'))
    return withMessage('user.deleted', { id: user.id, is_erased })
  })

async function refuseDeletion({ trx, actor }: RecordCall, user: UserRecord): Promise<void> {
  if (user.id === actor.id) throw rule('user.not_delete_yourself', {}, { id: user.id })
  await refuseAbove(trx, actor, user)
  const isAdministrator = user.state_id === 'active' && user.profiles.includes(ADMINISTRATOR)
  if (isAdministrator && (await isLastAdministrator(trx, user.id)))
    throw rule('user.last_administrator', {}, { id: user.id })
}

async function hasHistory(trx: Knex.Transaction, user: UserRecord): Promise<boolean> {
  if (user.last_signed_in_at !== null) return true
  const named = await trx('sales.published_people_named').where({ user_id: user.id }).first('user_id')
  return named !== undefined
}
