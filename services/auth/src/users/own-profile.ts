import { getOwnProfile, saveOwnProfile } from '@deportivo/contracts/auth/users'
import { change, found, read, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { auditContextOf } from '@deportivo/platform/audit/write-audit'
import { saveUser } from './update-user.ts'
import { lockUser, refuseStale } from './user-record.ts'
import { readerOf, readUser } from './user-rows.ts'

export const getOwnProfileRoute: Routes = (app, deps) =>
  read(app, deps, getOwnProfile, async ({ db, actor }) =>
    found(await readUser(db, actor.id, readerOf(deps, actor))),
  )

/** What everybody may say of themself; address of sign-in, profiles and codes are an administrator's. */
export const saveOwnProfileRoute: Routes = (app, deps) =>
  change(app, deps, saveOwnProfile, async ({ body, actor, trx, request }) => {
    const user = await lockUser(trx, actor.id)
    const reader = readerOf(deps, actor)
    refuseStale(user, body.version, await readUser(trx, user.id, reader))
    await saveUser(deps, trx, { user, body, audit: auditContextOf(actor, request, deps.clock.now()) })
    return said('user.updated', await readUser(trx, user.id, reader))
  })
