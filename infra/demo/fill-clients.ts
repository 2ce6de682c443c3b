import { clientTypeOf } from '@deportivo/lifecycle/client-types'
import { departmentOf } from '@deportivo/lifecycle/places'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { Chance } from './chance.ts'
import { makeClient } from './make-clients.ts'
import type { Staff } from './staff.ts'

const CLIENTS = 200
const DAY_MS = 86_400_000

type Made = Pick<
  Tables['sales.clients']['base'],
  'id' | 'version' | 'type_of_person' | 'type_of_client' | 'city_id' | 'code_id' | 'seller_id' | 'created_at'
>

/** Reports count clients by their events. */
function appendCreated(trx: Knex.Transaction, { type_of_client, created_at, ...client }: Made): void {
  const client_type = clientTypeOf(type_of_client)
  const department_id = departmentOf(client.city_id)
  appendEvent(trx, 'client', {
    type: 'client.created',
    aggregate_id: client.id,
    aggregate_version: client.version,
    payload: {
      changed: [],
      record: { ...client, client_type, department_id, created_at: created_at.toISOString() },
    },
    meta: { actor_id: null, actor_name: null, profile_id: null, request_id: null },
    occurred_at: created_at,
  })
}

/** Two hundred clients, registered over the weeks before the first order; some belong to a seller. */
export async function fillClients(
  trx: Knex.Transaction,
  { chance, openedAt, staff }: { chance: Chance; openedAt: Date; staff: Staff },
): Promise<void> {
  const sellers = staff.withProfile('online_seller', 'freelance_seller', 'local_seller', 'online_reseller')
  const rows = Array.from({ length: CLIENTS }, (_, index) => {
    const at = new Date(openedAt.getTime() + Math.floor((index / CLIENTS) * 7 * DAY_MS))
    const seller = sellers.length > 0 && chance.happens(0.6) ? chance.of(sellers).id : null
    return { ...makeClient(index + 1, chance), seller_id: seller, created_at: at, updated_at: at }
  })
  const made = await trx('sales.clients')
    .insert(rows)
    .returning([
      'id',
      'version',
      'type_of_person',
      'type_of_client',
      'city_id',
      'code_id',
      'seller_id',
      'created_at',
    ])
  for (const client of made) appendCreated(trx, client)
}
