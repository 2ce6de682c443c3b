import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { createChance } from './chance.ts'
import { fillClients } from './fill-clients.ts'
import { fillOrders } from './fill-orders.ts'
import { fillShop } from './fill-shop.ts'
import { LOCKS } from '@deportivo/platform/db/locks'

/** How long the demo company has been open before the first start. */
const DAYS_OPEN = 70
const DAY_MS = 86_400_000

const isEmpty = async (trx: Knex.Transaction, table: string) =>
  (await trx(table).first(trx.raw('1'))) === undefined

/** Fills an empty database with the demo company, all of it or nothing; does nothing once a store exists. */
export async function fillDemo({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    if (!(await isEmpty(trx, 'inventory.stores'))) return
    const openedAt = new Date(clock.now().getTime() - DAYS_OPEN * DAY_MS)
    await fillShop(trx, createChance(1_042), openedAt)
    await fillClients(trx, createChance(88), openedAt)
    await fillOrders(trx, { files, chance: createChance(7), now: clock.now() })
  })
}
