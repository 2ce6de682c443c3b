import { CLIENT_LIST, getClient, listClients } from '@deportivo/contracts/clients/clients'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import {
  countUpTo,
  integers,
  pagination,
  parseList,
  type ParsedList,
} from '@deportivo/platform/http/list-grammar'
import { found, listed, read } from '@deportivo/platform/http/serve/serve'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { clientsTable, readClient, readClients } from './client-rows.ts'
import { onlyVisibleClients } from './visibility.ts'

const NUMBERS = ['id', 'city_id', 'type_of_client', 'type_of_person', 'seller_id', 'code_id']
const WORDS = ['name', 'identification_number'] as const

function filtered(db: Knex, { filters, search }: ParsedList, actor: Actor): Knex.QueryBuilder {
  const rows = onlyVisibleClients(db, clientsTable(db), actor)
  for (const field of NUMBERS) {
    const values = integers(filters, field)
    if (values) void rows.whereIn(`clients.${field}`, values)
  }
  const departments = integers(filters, 'department_id')
  if (departments)
    void rows.whereIn(
      'clients.city_id',
      db('sales.cities').whereIn('department_id', departments).select('id'),
    )
  for (const field of WORDS) {
    const [value] = filters[field] ?? []
    if (value !== undefined) narrowTo(rows, field, value)
  }
  return holdsWords(rows, 'clients.search_text', 'sales.plain', search)
}

/** Narrows to one column; the column of all search words is asked first, since that one has the index. */
export function narrowTo(rows: Knex.QueryBuilder, field: (typeof WORDS)[number], search: string): void {
  holdsWords(rows, 'clients.search_text', 'sales.plain', search)
  for (const word of search.split(/\s+/).filter(Boolean))
    void rows.whereRaw("sales.plain(??) like '%' || sales.plain(?::text) || '%'", [`clients.${field}`, word])
}

/** Clients, newest first unless told otherwise. */
export const listClientsRoute: Routes = (app, deps) =>
  read(app, deps, listClients, async ({ db, query, actor }) => {
    const { seller, ...grammar } = query
    const list = parseList(grammar, CLIENT_LIST)
    const rows = filtered(db, list, actor)
    if (seller !== undefined) void rows.where('clients.seller_id', seller)
    const direction = list.order && !list.order.isDescending ? 'asc' : 'desc'
    const ordered = (page: Knex.QueryBuilder) =>
      page.orderBy(`clients.${list.order?.field ?? 'id'}`, direction).orderBy('clients.id', direction)
    const page = ordered(rows.clone()).limit(list.top).offset(list.offset)
    return listed(await readClients(db, page, actor, ordered), pagination(list, await countUpTo(db, rows)))
  })

export const getClientRoute: Routes = (app, deps) =>
  read(app, deps, getClient, async ({ db, params, actor }) => found(await readClient(db, params.id, actor)))
