import { getPermissions, savePermissions, type PermissionMap } from '@deportivo/contracts/auth/permissions'
import type { Grants } from '@deportivo/lifecycle/permissions'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { changeRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { readMap } from './permission-map.ts'
import { PROFILE } from './profile-record.ts'

export const getPermissionsRoute: Routes = (app, deps) =>
  read(app, deps, getPermissions, async ({ db, params, actor }) =>
    found(await readMap(db, params.id, actor.language)),
  )

const grantsIn = (modules: PermissionMap['modules']): Grants =>
  Object.fromEntries(modules.flatMap(({ permissions }) => permissions.map(({ id, scope }) => [id, scope])))

export const savePermissionsRoute: Routes = (app, deps) =>
  change(app, deps, savePermissions, async ({ params, body, ...served }) => {
    const call = recordCallOf(deps, served)
    const { version, modules, asks_second_factor } = body
    const fields = { grants: grantsIn(modules), asks_second_factor }
    const { changes } = await changeRecord(call, PROFILE, { id: params.id, version, fields })
    // Permissions are cached with the session: open ones must get them at once.
    if (changes.length > 0) afterCommit(call.trx, () => deps.wake.notify('sessions'))
    return withMessage('permissions.saved', await PROFILE.read(call.trx, params.id, call))
  })
