import { saveOwnProfile, updateUser } from '@deportivo/contracts/auth/users'
import type { BodyOf } from '@deportivo/contracts/route'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { changeWithPrecheck, withMessage } from '@deportivo/platform/http/serve/serve'
import { withoutPortrait } from '@deportivo/platform/portraits/portrait'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, type ChangedRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { voidRecoveries } from '../password/void-recoveries.ts'
import { endSessions } from '../session/end-sessions.ts'
import {
  preparedColumns,
  preparedNames,
  prepareUser,
  saveUserPortrait,
  type PreparedUser,
} from './prepare-user.ts'
import type { UserRecord } from './stored-user.ts'
import { USER } from './user-record.ts'

interface Saving {
  id: number
  body: BodyOf<typeof updateUser>
  prepared: PreparedUser
}

async function saveUser(call: RecordCall, { id, body, prepared }: Saving) {
  const { version, ...fields } = withoutPortrait(body)
  const set = preparedColumns(prepared)
  const secrets = preparedNames(prepared)
  const changed = await changeRecord(call, USER, { id, version, fields, set, secrets })
  await saveUserPortrait(call.trx, id, prepared)
  await afterChange(call, changed)
  return withMessage('user.updated', await USER.read(call.trx, id, call))
}

/** Ends the sessions and mailed tokens that a change makes invalid, and publishes the change. */
export async function afterChange(
  { trx, audit, deps }: RecordCall,
  { row, before, changes }: ChangedRecord<UserRecord>,
): Promise<void> {
  const hasChanged = (name: string) => changes.some(({ field }) => field === name)
  const isDisabled = row.state_id === 'disabled' && before.state_id !== 'disabled'
  const hasNewPassword = hasChanged('password')
  if (isDisabled || hasNewPassword || hasChanged('email')) await voidRecoveries(trx, row.id, audit.at)
  if (hasChanged('email')) await trx('auth.users').where({ id: row.id }).update({ email_verified_at: null })
  if (isDisabled || hasNewPassword)
    await endSessions(
      trx,
      { user_id: row.id },
      { reason: isDisabled ? 'disabled' : 'password', now: audit.at },
    )
  // Name, profiles and codes are cached with the session.
  if (changes.length > 0) afterCommit(trx, () => deps.wake.notify('sessions'))
}

export const updateUserRoute: Routes = (app, deps) =>
  changeWithPrecheck(app, deps, updateUser, {
    before: ({ body, actor }) => prepareUser(deps, actor.id, body),
    then: ({ params, body, proof: prepared, ...served }) =>
      saveUser(recordCallOf(deps, served), { id: params.id, body, prepared }),
  })

/** What every user may change of their own record; the login address, profiles and codes are an administrator's. */
export const saveOwnProfileRoute: Routes = (app, deps) =>
  changeWithPrecheck(app, deps, saveOwnProfile, {
    before: ({ body, actor }) => prepareUser(deps, actor.id, body),
    then: ({ body, proof: prepared, ...served }) =>
      saveUser(recordCallOf(deps, served), { id: served.actor.id, body, prepared }),
  })
