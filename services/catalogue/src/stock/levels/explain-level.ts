import { explainLevel } from '@deportivo/contracts/catalogue/inventory'
import { explain } from '@deportivo/inventory/explain'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { knownOrders, moveFor } from './known-orders.ts'

/**
 * The moves and holds behind a level. Units held by orders that the caller may not see are summed without details.
 */
export const explainLevelRoute: Routes = (app, deps) =>
  read(app, deps, explainLevel, async ({ db, query, actor }) => {
    const { moves, holds, ...explanation } = await explain(db, query)
    const knows = await knownOrders(
      db,
      [...moves, ...holds].map(({ order_id }) => order_id),
      actor,
    )
    return found({
      ...explanation,
      moves: moves.map(({ actor_name, ...entry }) => moveFor({ ...entry, by: actor_name }, knows, actor)),
      holds: holds.map(({ held_by, order_id, ...held }) => {
        const isKnown = order_id === null || knows(order_id)
        const return_id = actor.grants['read returns'] === 'all' ? held.return_id : null
        return {
          ...held,
          return_id,
          order_id: isKnown ? order_id : null,
          seller_name: isKnown ? held_by : null,
        }
      }),
    })
  })
