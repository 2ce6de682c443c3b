import { listModules } from '@deportivo/contracts/auth/sign-in'
import { PERMISSIONS_BY_MODULE } from '@deportivo/lifecycle/permissions'
import { defineKnownList } from '@deportivo/platform/lists/define-known-list'

const MODULES = Object.entries(PERMISSIONS_BY_MODULE).map(([id, permissions]) => ({
  id,
  permissions: permissions.map((permission) => ({ id: permission })),
}))

export const listModulesRoute = defineKnownList(listModules, { rows: () => MODULES })
