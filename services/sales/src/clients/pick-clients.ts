import { pickClients, type ClientPick } from '@deportivo/contracts/clients/clients'
import { searchedPhone } from '@deportivo/contracts/phone'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import { defineList } from '@deportivo/platform/lists/define-list'
import { clientsTable } from './client-rows.ts'
import { narrowTo } from './list-clients.ts'
import { onlyVisibleClients } from './visibility.ts'

export const pickClientsRoute = defineList(pickClients, {
  from: ({ db, actor }) => onlyVisibleClients(db, clientsTable(db), actor),
  filters: { id: 'clients.id' },
  sort: { name: 'clients.name', id: 'clients.id' },
  tiebreak: ['clients.id'],
  // The page is cut first: neither the rows of earlier pages nor the count need the joins.
  read: async ({ rows, sorted }, { db }) => {
    const page = db
      .from(rows.select('clients.*').as('clients'))
      .join('sales.cities as cities', 'cities.id', 'clients.city_id')
      .leftJoin('catalogue.published_codes as codes', 'codes.id', 'clients.code_id')
    return sorted(page).select<ClientPick[]>({
      id: 'clients.id',
      name: 'clients.name',
      identification_number: 'clients.identification_number',
      phone: 'clients.phone',
      city_name: 'cities.name',
      code_id: 'clients.code_id',
      code_name: 'codes.name',
    })
  },
  search: (rows, search, { query }) => {
    if (query.by) narrowTo(rows, query.by, search)
    else void holdsWords(rows, 'clients.search_text', 'sales.plain', searchedPhone(search))
  },
})
