import { clientPicture, type Client } from '@deportivo/contracts/clients/clients'
import { OPEN_STATES } from '@deportivo/lifecycle/order/states'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { notFound } from '@deportivo/platform/http/refused'
import { portraitLink } from '@deportivo/platform/portraits/portrait-link'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { remainingClient } from './remaining-client.ts'
import { onlyVisibleClients } from './visibility.ts'

/** Times as the database returns them; they are sent as ISO text. */
export type ClientRow = Omit<Client, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }

const COLUMNS = [
  'clients.id',
  'clients.name',
  'clients.identification_number',
  'clients.email',
  'clients.photo',
  'clients.phone',
  'clients.address',
  'clients.contact',
  'clients.municipality',
  'clients.city_id',
  'cities.name as city_name',
  'cities.department_id',
  'cities.department_name',
  'clients.type_of_person',
  'clients.type_of_client',
  'clients.code_id',
  'codes.name as code_name',
  'codes.key as code_key',
  'clients.seller_id',
  'clients.version',
  'clients.created_at',
  'clients.updated_at',
]

/** Who reads clients, and what signs the addresses of their pictures. */
interface Reader {
  actor: Actor
  deps: Pick<Deps, 'signer' | 'clock'>
}

/** Without those that were merged into others. */
export const clientsTable = (db: Knex): Knex.QueryBuilder =>
  db('sales.clients as clients').whereNull('clients.merged_into')

/** The newest open order of a client, among those that the caller may see. */
function newestOpenOrder(db: Knex, actor: Actor): Knex.QueryBuilder {
  const open = db('orders.published_orders as orders')
    .whereRaw('orders.client_id = clients.id')
    .whereRaw('orders.state_id = any(?::text[])', [[...OPEN_STATES]])
  return onlyVisible(open, actor)
    .orderBy('orders.id', 'desc')
    .limit(1)
    .select('orders.id')
    .as('pre_order_id') as Knex.QueryBuilder
}

/**
 * The clients of a page, with their city, their price code and their open order. The page is cut first: otherwise
 * all that would be read for the clients of earlier pages, too.
 */
export async function readClients(
  db: Knex,
  page: Knex.QueryBuilder,
  { actor, deps: { signer, clock } }: Reader,
  ordered = (rows: Knex.QueryBuilder) => rows,
): Promise<ClientRow[]> {
  const rows = db
    .from(page.select('clients.*').as('clients'))
    .join('sales.published_cities as cities', 'cities.id', 'clients.city_id')
    .leftJoin('catalogue.published_codes as codes', 'codes.id', 'clients.code_id')
  const found = await ordered(rows).select<ClientRow[]>([...COLUMNS, newestOpenOrder(db, actor)])
  const viewer = { signer, id: actor.id, now: clock.now() }
  return found.map((row) => ({ ...row, photo: portraitLink(clientPicture, row, viewer) }))
}

async function findClient(db: Knex, id: number, reader: Reader): Promise<ClientRow | undefined> {
  const page = onlyVisibleClients(db, clientsTable(db).where('clients.id', id), reader.actor)
  const [client] = await readClients(db, page, reader)
  return client
}

/** One client that the user may see, or 404. */
export async function readClient(db: Knex, id: number, reader: Reader): Promise<ClientRow> {
  const client = await findClient(db, id, reader)
  if (!client) throw notFound()
  return client
}

/** As `readClient`; for one that was merged, the client that it went into. */
export async function readRemainingClient(db: Knex, id: number, reader: Reader): Promise<ClientRow> {
  const client = await findClient(db, id, reader)
  if (client) return client
  const merged = await db('sales.clients').where('id', id).whereNotNull('merged_into').first('id')
  if (!merged) throw notFound()
  return readClient(db, (await remainingClient(db, id)).id, reader)
}
