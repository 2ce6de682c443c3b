import { listProfiles } from '@deportivo/contracts/auth/sign-in'
import type { ListRules } from '@deportivo/contracts/shapes'
import { PROFILE_IDS, roleOf, type ProfileId } from '@deportivo/lifecycle/profiles'
import { pagination, parseList, type ParsedList } from '@deportivo/platform/http/list-grammar'
import { listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { text, type Language } from '@deportivo/texts/text'

const RULES: ListRules = {
  filters: ['id', 'role_id'],
  orders: ['id', 'name'],
  fields: ['id', 'name', 'role_id', 'role'],
  includes: ['role'],
}

/** Which profiles there are is the product's; what they may do is data. */
export const listProfilesRoute: Routes = (app, deps) =>
  read(app, deps, listProfiles, async ({ query, actor }) => {
    const list = parseList(query, RULES)
    const rows = ordered(
      PROFILE_IDS.filter((id) => isWanted(id, list)).map((id) => rowOf(id, actor.language)),
      list,
    )
    const count = { total: rows.length, more_than: false }
    return listed(rows.slice(list.offset, list.offset + list.top), pagination(list, count))
  })

function isWanted(id: ProfileId, { filters }: ParsedList): boolean {
  return (filters['id']?.includes(id) ?? true) && (filters['role_id']?.includes(roleOf(id)) ?? true)
}

function rowOf(id: ProfileId, language: Language) {
  const role = roleOf(id)
  return {
    id,
    name: text(`profile.${id}`, {}, language),
    role_id: role,
    role: { id: role, name: text(`role.${role}`, {}, language) },
  }
}

type Row = ReturnType<typeof rowOf>

function ordered(rows: Row[], { order }: ParsedList): Row[] {
  if (!order) return rows
  const field = order.field === 'name' ? 'name' : 'id'
  const sorted = rows.toSorted((one, other) => one[field].localeCompare(other[field], 'es'))
  return order.isDescending ? sorted.reverse() : sorted
}
