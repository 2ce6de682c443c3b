import { getPermissions, savePermissions, type PermissionMap } from '@deportivo/contracts/auth/permissions'
import { PERMISSIONS, type Grants } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { wallTime } from '@deportivo/platform/clock'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { Refused } from '@deportivo/platform/http/refused'
import { change, found, read, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { changesBetween } from '@deportivo/platform/audit/changes'
import { auditContextOf, writeAudit, type AuditContext } from '@deportivo/platform/audit/write-audit'
import { grantsOf, readMap, type MapReply } from './permission-map.ts'
import { refuseMap } from './refuse-map.ts'

export const getPermissionsRoute: Routes = (app, deps) =>
  read(app, deps, getPermissions, async ({ db, params, actor }) =>
    found(await readMap(db, params.id, actor.language)),
  )

export const savePermissionsRoute: Routes = (app, deps) =>
  change(app, deps, savePermissions, async ({ params, body, actor, trx, request }) => {
    // Locked before reading: two maps saved at once must not become a mixture of both.
    await trx('auth.profiles').where({ id: params.id }).forNoKeyUpdate().first('id')
    const before = await readMap(trx, params.id, actor.language)
    refuseStale(before, body.version)
    const present = await grantsOf(trx, params.id)
    const grants = grantsIn(body.modules)
    refuseMap(actor, { profile: params.id, present, grants })
    const audit = auditContextOf(actor, request, deps.clock.now())
    const asks_second_factor = body.asks_second_factor ?? before.asks_second_factor
    await replace(trx, { profile: before, present, grants, asks_second_factor, audit })
    // Permissions ride on the session: open ones must feel it at once.
    afterCommit(trx, () => deps.wake.tell('sessions'))
    return said('permissions.saved', await readMap(trx, params.id, actor.language))
  })

const grantsIn = (modules: PermissionMap['modules']): Grants =>
  Object.fromEntries(modules.flatMap(({ permissions }) => permissions.map(({ id, scope }) => [id, scope])))

function refuseStale(map: MapReply, version: number | undefined): void {
  if (version === undefined || version === map.version) return
  const { updated_by: by, updated_at: at } = map
  throw new Refused({
    kind: 'stale',
    key: 'permissions.stale',
    values: { by: by ?? '', at: at ? wallTime(at) : '' },
    data: { ...map, by, at },
  })
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

interface Replacing {
  profile: MapReply
  present: Grants
  grants: Grants
  asks_second_factor: boolean
  audit: AuditContext
}

async function replace(
  trx: Knex.Transaction,
  { profile, present, grants, asks_second_factor, audit }: Replacing,
): Promise<void> {
  const profile_id: ProfileId = profile.profile_id
  await trx('auth.profile_permissions').where({ profile_id }).delete()
  const rows = PERMISSIONS.flatMap((permission) => {
    const scope = grants[permission]
    return scope ? [{ profile_id, permission, scope }] : []
  })
  if (rows.length > 0) await trx('auth.profile_permissions').insert(rows)
  await trx('auth.profiles')
    .where({ id: profile_id })
    .update({
      asks_second_factor,
      version: profile.version + 1,
      updated_by: audit.by_name,
      updated_at: audit.at,
    })
  await writeAudit(trx, audit, {
    act: 'profile.permissions_changed',
    subject: 'profile',
    subject_id: profile_id,
    subject_name: profile.name,
    changes: changesBetween(
      { ...present, asks_second_factor: yesOrNo(profile.asks_second_factor) },
      {
        ...Object.fromEntries(PERMISSIONS.map((permission) => [permission, grants[permission]])),
        asks_second_factor: yesOrNo(asks_second_factor),
      },
    ),
  })
}
