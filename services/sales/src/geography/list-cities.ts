import { listCities } from '@deportivo/contracts/clients/clients'
import { integers, parseList } from '@deportivo/platform/http/list-grammar'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** The specification's spelling and the right one. */
const DEPARTMENT = ['departament_id', 'department_id']
const RULES = { filters: ['id', ...DEPARTMENT], orders: [], fields: [], includes: [] }

interface City {
  id: number
  name: string
  department_id: number
  department_name: string
}

/** All municipalities of a department, or of the country: pickers load them once. */
export const listCitiesRoute: Routes = (app, deps) =>
  read(app, deps, listCities, async ({ db, query }) => {
    const { filters } = parseList(query.filter === undefined ? {} : { filter: query.filter }, RULES)
    const rows: Knex.QueryBuilder = db('sales.published_cities')
    const ids = integers(filters, 'id')
    if (ids) void rows.whereIn('id', ids)
    for (const field of DEPARTMENT) {
      const departments = integers(filters, field)
      if (departments) void rows.whereIn('department_id', departments)
    }
    if (query.search?.trim())
      void rows.whereRaw("sales.plain(name) like '%' || sales.plain(?::text) || '%'", [query.search.trim()])
    return found((await rows.orderBy(['department_id', 'name', 'id'])) as City[])
  })
