import { LOCKS } from '@deportivo/platform/db/locks'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { callAt } from '@deportivo/platform/records/record-call'
import type { Deps } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'
import type { Knex } from 'knex'
import { settleLines } from '../settlements/close-settlement.ts'
import { nextLines } from '../settlements/open-lines.ts'

const DAY_MS = 86_400_000
// Longer than a carrier takes to bring the money of a sale.
const PAID_WITHIN_DAYS = 7

/** Whose commission is settled, by which user, and how many days ago. */
export interface DemoSettlements {
  days: number
  note: string
  findActor: (trx: Knex.Transaction) => Promise<Actor>
  findSellers: (trx: Knex.Transaction) => Promise<readonly Actor[]>
}

/**
 * A closed settlement of each of these sellers, and later sales that wait for the next one. Does nothing once there is
 * a settlement, and where no percentage is set: the company does not settle then.
 */
export async function fillSettlements(deps: Deps, wanted: DemoSettlements): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    if (await trx('sales.settlements').first('id')) return
    const { commission: percentages } = await readSettings(trx)
    if (Object.values(percentages).every((percentage) => percentage === 0)) return
    const at = new Date(deps.clock.now().getTime() - wanted.days * DAY_MS)
    const until = new Date(at.getTime() - PAID_WITHIN_DAYS * DAY_MS)
    const call = callAt({ deps, trx, actor: await wanted.findActor(trx) }, at)
    for (const seller of await wanted.findSellers(trx)) {
      const { lines } = await nextLines(trx, seller.id)
      const sold = lines.filter(({ sold_at }) => sold_at < until)
      if (sold.length > 0) await settleLines(call, seller, { lines: sold, percentages, note: wanted.note })
    }
  })
}
