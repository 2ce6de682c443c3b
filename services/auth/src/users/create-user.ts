import { createUser } from '@deportivo/contracts/auth/users'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { changesBetween } from '@deportivo/platform/audit/changes'
import { auditContextOf, writeAudit } from '@deportivo/platform/audit/write-audit'
import { hashPassword } from '../session/passwords.ts'
import { columnsOf, replaceCodes, replaceProfiles, savePicture, saved } from './keep-user.ts'
import { refuseNewUser } from './user-errors.ts'
import { readerOf, readUser } from './user-rows.ts'

export const createUserRoute: Routes = (app, deps) =>
  change(app, deps, createUser, async ({ body, actor, trx, request }) => {
    await refuseNewUser(trx, actor, body)
    const now = deps.clock.now()
    const row = {
      ...columnsOf(body),
      name: body.name.trim(),
      email: body.email.trim(),
      password_hash: await hashPassword(body.password),
      updated_by: actor.name,
      created_at: now,
      updated_at: now,
    }
    const [made] = await saved(trx('auth.users').insert(row).returning('id'))
    if (!made) throw new Error('the user was not made')
    await replaceProfiles(trx, made.id, body.profiles)
    await replaceCodes(trx, made.id, body.codes)
    const photo = await savePicture(deps, trx, made.id, body)
    if (photo) await trx('auth.users').where({ id: made.id }).update({ photo })
    await writeAudit(trx, auditContextOf(actor, request, now), {
      act: 'user.created',
      subject: 'user',
      subject_id: String(made.id),
      subject_name: row.name,
      changes: changesBetween({}, { ...columnsOf(body), profiles: body.profiles, codes: body.codes }),
    })
    return said('user.created', await readUser(trx, made.id, readerOf(deps, actor)))
  })
