import { explainLevel } from '@deportivo/contracts/inventory'
import { explain } from '@deportivo/inventory/explain'
import { found, read } from '@deportivo/platform/http/serve'
import type { Routes } from '@deportivo/platform/service'

/** Why there are as many as there are. */
export const explainLevelRoute: Routes = (app, deps) =>
  read(app, deps, explainLevel, async ({ db, query }) => {
    const { moves, holds, ...explanation } = await explain(db, query)
    return found({
      ...explanation,
      moves: moves.map(({ actor_name, ...entry }) => ({ ...entry, by: actor_name })),
      holds: holds.map(({ held_by, ...held }) => ({ ...held, seller_name: held_by })),
    })
  })
