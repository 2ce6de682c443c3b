import { createUser } from '@deportivo/contracts/auth/users'
import { changeWithPrecheck, withMessage } from '@deportivo/platform/http/serve/serve'
import { withoutPortrait } from '@deportivo/platform/portraits/portrait'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { prepareUser, preparedColumns, saveUserPortrait } from './prepare-user.ts'
import { USER } from './user-record.ts'

export const createUserRoute: Routes = (app, deps) =>
  changeWithPrecheck(app, deps, createUser, {
    before: ({ body, actor }) => prepareUser(deps, actor.id, body),
    then: async ({ body, proof: prepared, ...served }) => {
      const { version: _new, ...fields } = withoutPortrait(body)
      const call = recordCallOf(deps, served)
      const set = preparedColumns(prepared)
      const { id } = await createRecord(call, USER, { fields, set })
      await saveUserPortrait(call.trx, id, prepared)
      return withMessage('user.created', await USER.read(call.trx, id, call))
    },
  })
