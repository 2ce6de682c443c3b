import { listModules } from '@deportivo/contracts/auth/sign-in'
import { PERMISSIONS_BY_MODULE } from '@deportivo/lifecycle/permissions'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

const MODULES = Object.entries(PERMISSIONS_BY_MODULE).map(([id, permissions]) => ({
  id,
  permissions: permissions.map((permission) => ({ id: permission })),
}))

export const listModulesRoute: Routes = (app, deps) =>
  read(app, deps, listModules, async () => found(MODULES))
