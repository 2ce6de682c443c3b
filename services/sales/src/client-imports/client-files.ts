import {
  CLIENT_COLUMNS,
  clientTemplate,
  exportClients,
  type ClientColumn,
} from '@deportivo/contracts/clients/client-imports'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { raw } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { sendTable } from '@deportivo/platform/tables/send-table'
import type { TableCell } from '@deportivo/platform/tables/table-cell'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { clientsTable } from '../clients/client-rows.ts'
import { onlyOwnClients } from '../clients/visibility.ts'

const SHEET = 'Clientes'

type Cells = Record<ClientColumn, TableCell>

const cellsOf = (cells: Cells): TableCell[] => CLIENT_COLUMNS.map((column) => cells[column])

/** In Spanish for every user: the file is read in another installation too. */
const HEAD = CLIENT_COLUMNS.map((column) => text(`client_import.column.${column}`))

type StoredClient = Record<Exclude<ClientColumn, 'type_of_person' | 'type_of_client'>, string | null> & {
  id: number
  type_of_person: 1 | 2
  type_of_client: 1 | 2 | 3
}

// Read at once: more would be more memory, fewer more statements.
const PAGE = 1_000

type Pages = (after: number) => Knex.QueryBuilder

const described = (db: Knex, rows: Knex.QueryBuilder): Promise<StoredClient[]> =>
  db
    .from(rows.as('clients'))
    .join('sales.published_cities as cities', 'cities.id', 'clients.city_id')
    .leftJoin('catalogue.published_codes as codes', 'codes.id', 'clients.code_id')
    .orderBy('clients.id')
    .select<StoredClient[]>('clients.*', {
      code: 'codes.name',
      department: 'cities.department_name',
      city: 'cities.name',
    })

/** Oldest first, so that an installation made of the file exports the same one. */
async function* clientRows(db: Knex, pages: Pages): AsyncGenerator<TableCell[]> {
  for (let after = 0; ;) {
    const page = await described(db, pages(after))
    for (const client of page)
      yield cellsOf({
        ...client,
        type_of_person: text(`client.person.${client.type_of_person}`),
        type_of_client: text(`client.type.${client.type_of_client}`),
      })
    after = page.at(-1)?.id ?? after
    if (page.length < PAGE) return
  }
}

// All clients leave the shop in a file only with those who may change them all.
const exported = (db: Knex, rows: Knex.QueryBuilder, actor: Actor | null) => {
  if (!actor) return rows.whereRaw('false')
  return actor.grants['update clients'] === 'all' ? rows : onlyOwnClients(db, rows, actor)
}

export const exportClientsRoute: Routes = (app, deps) =>
  raw(app, deps, exportClients, async ({ query: { format }, db, actor, reply }) => {
    const pages: Pages = (after) => {
      const rows = clientsTable(db).where('clients.id', '>', after).orderBy('clients.id').limit(PAGE)
      return exported(db, rows, actor).select('clients.*')
    }
    return sendTable(reply, {
      format,
      name: 'clientes',
      sheet: SHEET,
      head: HEAD,
      rows: clientRows(db, pages),
    })
  })

/** Shows what each column takes. */
const EXAMPLE = cellsOf({
  identification_number: '890.903.938-8',
  name: 'Calzado El Paso S.A.S.',
  type_of_person: text('client.person.2'),
  type_of_client: text('client.type.2'),
  code: text('code.tow'),
  phone: '3005550102',
  email: 'compras@elpaso.example',
  department: 'Antioquia',
  city: '05001',
  address: 'Cl. 10 Sur # 48-20',
  municipality: 'El Poblado',
  contact: 'Ana Demo',
})

async function* example(): AsyncGenerator<TableCell[]> {
  yield EXAMPLE
}

export const clientTemplateRoute: Routes = (app, deps) =>
  raw(app, deps, clientTemplate, async ({ query: { format }, reply }) =>
    sendTable(reply, { format, name: 'plantilla-clientes', sheet: SHEET, head: HEAD, rows: example() }),
  )
