import type { PermissionMap } from '@deportivo/contracts/auth/permissions'
import {
  PERMISSIONS,
  PERMISSIONS_BY_MODULE,
  type Grants,
  type Module,
  type Permission,
} from '@deportivo/lifecycle/permissions'

export const MODULES = Object.keys(PERMISSIONS_BY_MODULE) as Module[]

export const permissionsOf = (module: Module): readonly Permission[] => PERMISSIONS_BY_MODULE[module]

/** A profile and what it may do; `map` where it may also be changed. */
export interface ProfileGrants {
  id: PermissionMap['profile_id']
  name: string
  grants: Grants
  map: PermissionMap | null
}

/** What a map of modules grants, permission by permission. */
export const grantsOf = (modules: PermissionMap['modules']): Grants =>
  Object.fromEntries(modules.flatMap(({ permissions }) => permissions.map(({ id, scope }) => [id, scope])))

/** The same as the wire carries it: every module, with those granted in it. */
export const modulesOf = (grants: Grants): PermissionMap['modules'] =>
  MODULES.map((module) => ({
    id: module,
    permissions: permissionsOf(module).flatMap((id) => {
      const scope = grants[id]
      return scope === undefined ? [] : [{ id, scope }]
    }),
  }))

/** The permissions that one has otherwise than the other. */
export const changedBetween = (before: Grants, after: Grants): Permission[] =>
  PERMISSIONS.filter((permission) => before[permission] !== after[permission])

export const countIn = (module: Module, grants: Grants): number =>
  permissionsOf(module).filter((permission) => grants[permission] !== undefined).length
