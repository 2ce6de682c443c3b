import { listViews } from '@deportivo/contracts/views/views'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { mayRead, namedViews, viewOf } from './view-rules.ts'

/** The user's own first, then those others shared, each by name. */
export const listViewsRoute: Routes = (app, deps) =>
  read(app, deps, listViews, async ({ db, query: { list }, actor }) => {
    if (!mayRead(actor, list)) return found([])
    const views = await namedViews(db)
      .where('views.list', list)
      .where((seen) => void seen.where('views.owner_id', actor.id).orWhere('views.is_shared', true))
      .orderByRaw('views.owner_id <> ?, views.name, views.id', [actor.id])
    return found(views.map((view) => viewOf(actor, view)))
  })
