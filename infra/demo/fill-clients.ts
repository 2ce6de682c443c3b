import type { Knex } from 'knex'
import type { Chance } from './chance.ts'
import { makeClient } from './make-clients.ts'
import type { Staff } from './staff.ts'

const CLIENTS = 200
const DAY_MS = 86_400_000

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
  await trx('sales.clients').insert(rows)
}
