import { businessDay } from '@deportivo/platform/clock'
import { LOCKS } from '@deportivo/platform/db/locks'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { callAt } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { GOAL } from '../goals/goal-record.ts'
import { firstOf } from '../goals/read-goals.ts'

/** What users of the demo company should bring in the present month, and who decides it. */
export interface DemoGoals {
  findActor: (trx: Knex.Transaction) => Promise<Actor>
  findGoals: (trx: Knex.Transaction) => Promise<readonly { seller: Actor; amount: number }[]>
}

/** Goals of the present month; does nothing once there is a goal. */
export async function fillGoals(deps: Deps, { findActor, findGoals }: DemoGoals): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    if (await trx('finance.seller_goals').first('id')) return
    const now = deps.clock.now()
    const call = callAt({ deps, trx, actor: await findActor(trx) }, now)
    const month = firstOf(businessDay(now).slice(0, 7))
    for (const { seller, amount } of await findGoals(trx)) {
      const fields = { seller_id: seller.id, seller_name: seller.name, month, amount }
      await createRecord(call, GOAL, { fields })
    }
  })
}
