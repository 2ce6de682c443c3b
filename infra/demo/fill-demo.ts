import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { createChance } from './chance.ts'
import { fillClients } from './fill-clients.ts'
import { fillOrders, type OnProgress } from './fill-orders.ts'
import { fillShop, setSettings } from './fill-shop.ts'
import { gatherStaff } from './staff.ts'
import { LOCKS } from '@deportivo/platform/db/locks'

/** How long the demo company has been open before the first start. */
const DAYS_OPEN = 70
const DAY_MS = 86_400_000

const isEmpty = async (trx: Knex.Transaction, table: string) =>
  (await trx(table).first(trx.raw('1'))) === undefined

export interface DemoOptions {
  /** The users whose orders they are; all, where it isn't given. */
  among?: readonly number[]
  /** The company's settings are those of its owner. */
  hasOwnSettings?: boolean
  onProgress?: OnProgress
}

/** Fills an empty database with the demo company, all of it or nothing; does nothing once a store exists. */
export async function fillDemo(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  { among, hasOwnSettings = false, onProgress }: DemoOptions = {},
): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    if (!(await isEmpty(trx, 'inventory.stores'))) return
    const openedAt = new Date(clock.now().getTime() - DAYS_OPEN * DAY_MS)
    if (!hasOwnSettings) await setSettings(trx)
    await fillShop(trx, createChance(1_042), openedAt)
    const staff = await gatherStaff(trx, among)
    await fillClients(trx, { chance: createChance(88), openedAt, staff })
    const filling = { files, chance: createChance(7), now: clock.now(), staff }
    await fillOrders(trx, { ...filling, ...(onProgress && { onProgress }) })
  })
}
