import { getClient, listClients } from '@deportivo/contracts/clients/clients'
import { searchedPhone } from '@deportivo/contracts/phone'
import { holdsWords, searchedWords } from '@deportivo/platform/db/plain-text'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { clientsTable, readClients, readRemainingClient, type ClientRow } from './client-rows.ts'
import { onlyVisibleClients } from './visibility.ts'

const NARROWED = {
  name: 'clients.name',
  // Also by that of a client which was merged into this one.
  identification_number: "clients.identification_number || ' ' || clients.merged_numbers",
}

/** Narrows to one column; the column of all search words first, since that one has the index. */
export function narrowTo(
  rows: Knex.QueryBuilder,
  field: 'name' | 'identification_number',
  search: string,
): void {
  holdsWords(rows, 'clients.search_text', 'sales.plain', search)
  for (const word of searchedWords(search))
    void rows.whereRaw(`sales.plain(${NARROWED[field]}) like '%' || sales.plain(?::text) || '%'`, [word])
}

const narrowToAny = (field: 'name' | 'identification_number') => (rows: Knex.QueryBuilder, texts: string[]) =>
  void rows.where((anyOf) => {
    for (const text of texts) void anyOf.orWhere((every) => narrowTo(every, field, text))
  })

export const listClientsRoute = defineList<typeof listClients, ClientRow>(listClients, {
  from: ({ db, actor, query }) => {
    const rows = onlyVisibleClients(db, clientsTable(db), actor)
    const { seller } = query
    return seller === undefined ? rows : rows.whereBetween('clients.seller_id', [seller, seller])
  },
  filters: {
    id: 'clients.id',
    city_id: 'clients.city_id',
    department_id: 'clients.department_id',
    type_of_client: 'clients.type_of_client',
    type_of_person: 'clients.type_of_person',
    seller_id: 'clients.seller_id',
    code_id: 'clients.code_id',
    name: narrowToAny('name'),
    identification_number: narrowToAny('identification_number'),
  },
  // Ids are given when clients are created.
  sort: { id: 'clients.id', name: 'clients.name', created_at: 'clients.id' },
  tiebreak: ['clients.id'],
  ranges: ['seller_id', 'code_id', 'city_id', 'department_id', 'type_of_client', 'type_of_person'],
  rangeOfCall: ({ query: { seller } }) =>
    seller === undefined ? null : { column: 'clients.seller_id', value: seller },
  search: (rows, search) =>
    void holdsWords(rows, 'clients.search_text', 'sales.plain', searchedPhone(search)),
  read: ({ rows, sorted }, { db, ...call }) => readClients(db, rows, call, sorted),
})

export const getClientRoute: Routes = (app, deps) =>
  read(app, deps, getClient, async ({ db, params, actor }) =>
    found(await readRemainingClient(db, params.id, { actor, deps })),
  )
