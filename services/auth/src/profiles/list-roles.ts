import { listRoles } from '@deportivo/contracts/auth/sign-in'
import type { ListRules } from '@deportivo/contracts/shapes'
import { pagination, parseList } from '@deportivo/platform/http/list-grammar'
import { listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { text } from '@deportivo/texts/text'

const ROLES = ['administrative', 'operative'] as const
const RULES: ListRules = { filters: [], orders: [], fields: ['id', 'name'], includes: [] }

export const listRolesRoute: Routes = (app, deps) =>
  read(app, deps, listRoles, async ({ query, actor }) => {
    const list = parseList(query, RULES)
    const rows = ROLES.map((id) => ({ id, name: text(`role.${id}`, {}, actor.language) }))
    const count = { total: rows.length, more_than: false }
    return listed(rows.slice(list.offset, list.offset + list.top), pagination(list, count))
  })
