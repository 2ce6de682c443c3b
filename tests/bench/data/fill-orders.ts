import type { Knex } from 'knex'
import { makeOrders } from './make-orders.ts'
import { HISTORY } from './order-stages.ts'
import { publishOrders } from './publish-orders.ts'

// The orders of a shop are spread over so many days.
const DAYS = 90
// As many as are made and published in one transaction without holding too much of the log in memory.
const AT_ONCE = 20_000

/** Orders of a shop's whole history, with their events: the oldest first. */
export async function fillOrders(db: Knex, count: number): Promise<void> {
  let past = 0
  for (const [stage, share] of HISTORY) {
    const all = Math.round(count * share)
    for (let made = 0; made < all; made += AT_ONCE) {
      const part = Math.min(AT_ONCE, all - made)
      const ago = (done: number) => DAYS * (1 - past - (share * done) / all)
      const ages = { from: ago(made), to: ago(made + part) }
      await publishOrders(db, await makeOrders(db, stage, part, ages))
    }
    past += share
  }
  await db.raw('vacuum analyze')
}
