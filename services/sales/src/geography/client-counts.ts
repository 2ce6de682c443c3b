import { CLIENT_TYPES } from '@deportivo/lifecycle/client-types'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { permits } from '@deportivo/platform/http/guard/guard'
import { forbidden } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { clientsTable } from '../clients/client-rows.ts'
import { onlyVisibleClients } from '../clients/visibility.ts'

interface Call {
  db: Knex
  actor: Actor
  query: { report?: '1' }
}

/** Places are read by everyone signed in, the numbers of clients only by those who read clients. */
export async function refuseUncounted({ actor, query }: Call): Promise<void> {
  if (query.report && !permits(actor, 'read clients')) throw forbidden()
}

interface Counted {
  place: number
  type_of_client: number
  count: number
}

/** Adds to each place, if the report was requested, how many clients of each type it has that the caller may see. */
export async function withClientCounts<Row extends { id: number }>(
  rows: Row[],
  place: 'cities.id' | 'cities.department_id',
  { db, actor, query }: Call,
): Promise<Row[]> {
  if (!query.report) return rows
  const clients = onlyVisibleClients(db, clientsTable(db), actor)
  const counted = await clients
    .join('sales.cities as cities', 'cities.id', 'clients.city_id')
    .whereIn(
      place,
      rows.map(({ id }) => id),
    )
    .groupBy(place, 'clients.type_of_client')
    .select<Counted[]>(
      { place, type_of_client: 'clients.type_of_client' },
      db.raw('count(*)::integer as count'),
    )
  const counts = new Map(counted.map((one) => [`${one.place} ${one.type_of_client}`, one.count]))
  const countsOf = (id: number): Record<string, number> =>
    Object.fromEntries(CLIENT_TYPES.map((type) => [type.key, counts.get(`${id} ${type.id}`) ?? 0]))
  return rows.map((row) => ({ ...row, ...countsOf(row.id) }))
}
