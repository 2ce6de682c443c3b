import type { Knex } from 'knex'
import type { Chance } from './chance.ts'
import { makeClient } from './make-clients.ts'

const CLIENTS = 200
const DAY_MS = 86_400_000

/** Two hundred clients, registered over the weeks before the first order; some belong to a seller. */
export async function fillClients(trx: Knex.Transaction, chance: Chance, openedAt: Date): Promise<void> {
  const sellers = await trx('auth.published_people')
    .whereRaw("profile_ids && array['online_seller', 'freelance_seller', 'local_seller', 'online_reseller']")
    .orderBy('id')
    .select('id')
  const rows = Array.from({ length: CLIENTS }, (_, index) => {
    const at = new Date(openedAt.getTime() + Math.floor((index / CLIENTS) * 7 * DAY_MS))
    const seller = sellers.length > 0 && chance.happens(0.6) ? chance.of(sellers).id : null
    return { ...makeClient(index + 1, chance), seller_id: seller, created_at: at, updated_at: at }
  })
  await trx('sales.clients').insert(rows)
}
