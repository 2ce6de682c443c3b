import { pickClients, type ClientPick } from '@deportivo/contracts/clients/clients'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { clientsTable } from './client-rows.ts'
import { narrowTo } from './list-clients.ts'
import { onlyVisibleClients } from './visibility.ts'

const MOST_PICKS = 200

/** Rows with few fields for the client picker, by name. */
export const pickClientsRoute: Routes = (app, deps) =>
  read(app, deps, pickClients, async ({ db, query, actor }) => {
    const rows = onlyVisibleClients(db, clientsTable(db), actor)
    const search = query.search?.trim() ?? ''
    if (query.by) narrowTo(rows, query.by, search)
    else void holdsWords(rows, 'clients.search_text', 'sales.plain', search)
    const picks = (await rows
      .join('sales.cities as cities', 'cities.id', 'clients.city_id')
      .leftJoin('catalogue.published_codes as codes', 'codes.id', 'clients.code_id')
      .select({
        id: 'clients.id',
        name: 'clients.name',
        identification_number: 'clients.identification_number',
        phone: 'clients.phone',
        city_name: 'cities.name',
        code_id: 'clients.code_id',
        code_name: 'codes.name',
      })
      .orderBy(['clients.name', 'clients.id'])
      .limit(query.top ?? MOST_PICKS)) as ClientPick[]
    return found(picks)
  })
