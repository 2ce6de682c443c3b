import { getOwnProfile } from '@deportivo/contracts/auth/users'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { readerOf, readUser } from './user-rows.ts'

export const getOwnProfileRoute: Routes = (app, deps) =>
  read(app, deps, getOwnProfile, async ({ db, actor }) =>
    found(await readUser(db, actor.id, readerOf(deps, actor))),
  )
