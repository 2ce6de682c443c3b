import type { BodyOf } from '@deportivo/contracts/route'
import { updateUser } from '@deportivo/contracts/auth/users'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { changesBetween } from '@deportivo/platform/audit/changes'
import { writeAudit, type AuditContext, auditContextOf } from '@deportivo/platform/audit/write-audit'
import { voidRecoveries } from '../recovery/void-recoveries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { hashPassword } from '../session/passwords.ts'
import { columnsOf, replaceCodes, replaceProfiles, savePicture, saved } from './keep-user.ts'
import { refuseAbove } from './refusals.ts'
import { refuseUserChange } from './user-errors.ts'
import { lockUser, refuseStale, type UserRecord } from './user-record.ts'
import { readerOf, readUser } from './user-rows.ts'

type Fields = BodyOf<typeof updateUser>

export const updateUserRoute: Routes = (app, deps) =>
  change(app, deps, updateUser, async ({ params, body, actor, trx, request }) => {
    const user = await lockUser(trx, params.id)
    const reader = readerOf(deps, actor)
    refuseStale(user, body.version, await readUser(trx, user.id, reader))
    await refuseAbove(trx, actor, user)
    await refuseUserChange(trx, { actor, user, body })
    await saveUser(deps, trx, { user, body, audit: auditContextOf(actor, request, deps.clock.now()) })
    return said('user.updated', await readUser(trx, user.id, reader))
  })

interface Saving {
  user: UserRecord
  body: Fields
  audit: AuditContext
}

/** Writes a change that was found right, with its audit, and ends the sessions that must end. */
export async function saveUser(
  deps: Deps,
  trx: Knex.Transaction,
  { user, body, audit }: Saving,
): Promise<void> {
  const columns = columnsOf(body)
  const photo = await savePicture(deps, trx, user.id, body)
  const hasNewEmail = columns.email !== undefined && columns.email !== user.email
  const row = {
    ...columns,
    ...(photo === undefined ? {} : { photo }),
    ...(body.password ? { password_hash: await hashPassword(body.password) } : {}),
    ...(hasNewEmail ? { email_verified_at: null } : {}),
    version: user.version + 1,
    updated_by: audit.by_name,
    updated_at: audit.at,
  }
  await saved(trx('auth.users').where({ id: user.id }).update(row))
  await replaceProfiles(trx, user.id, body.profiles)
  await replaceCodes(trx, user.id, body.codes)
  await endWhatMustEnd(trx, user, body, audit.at)
  await writeEntries(trx, { user, body, audit })
  // Name, profiles and codes ride on the session: open ones must see them at once.
  afterCommit(trx, () => deps.wake.tell('sessions'))
}

async function endWhatMustEnd(
  trx: Knex.Transaction,
  user: UserRecord,
  { state_id, password, email }: Fields,
  now: Date,
): Promise<void> {
  const hasNewEmail = email !== undefined && email !== user.email
  if (state_id === 'disabled' || password || hasNewEmail) await voidRecoveries(trx, user.id, now)
  if (state_id === 'disabled') await endSessions(trx, { user_id: user.id }, { reason: 'disabled', now })
  else if (password) await endSessions(trx, { user_id: user.id }, { reason: 'password', now })
}

async function writeEntries(trx: Knex.Transaction, { user, body, audit }: Saving): Promise<void> {
  const { state_id, ...columns } = columnsOf(body)
  const subject = { subject: 'user', subject_id: String(user.id), subject_name: user.name } as const
  const sorted = <T>(list: readonly T[] | undefined) => list?.toSorted()
  const after = {
    ...columns,
    ...(body.profiles ? { profiles: sorted(body.profiles) } : {}),
    ...(body.codes ? { codes: sorted(body.codes) } : {}),
  }
  const before = { ...user, profiles: sorted(user.profiles), codes: sorted(user.codes) }
  const changes = changesBetween(before, after)
  if (body.photo ?? body.remove_photo) changes.push({ field: 'photo', from: null, to: null })
  if (changes.length > 0) await writeAudit(trx, audit, { act: 'user.updated', ...subject, changes })
  if (state_id && state_id !== user.state_id)
    await writeAudit(trx, audit, {
      act: state_id === 'disabled' ? 'user.disabled' : 'user.enabled',
      ...subject,
    })
  if (body.password) await writeAudit(trx, audit, { act: 'user.password_changed', ...subject })
}
