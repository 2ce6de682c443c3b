import { createView } from '@deportivo/contracts/views/view-changes'
import { forbidden } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import {
  lockViewsOf,
  mayRead,
  readView,
  refuseStrangeQuery,
  refuseTakenName,
  refuseTooMany,
} from './view-rules.ts'

export const createViewRoute: Routes = (app, deps) =>
  change(app, deps, createView, async ({ body, actor, trx }) => {
    const { list, query, columns, is_shared } = body
    if (!mayRead(actor, list)) throw forbidden()
    refuseStrangeQuery(list, query)
    const name = body.name.trim()
    const place = { owner_id: actor.id, list }
    await lockViewsOf(trx, actor.id)
    await refuseTooMany(trx, place)
    await refuseTakenName(trx, place, name)
    const now = deps.clock.now()
    const [made] = await trx('admin.views')
      .insert({
        ...place,
        name,
        query,
        is_shared,
        columns: columns && JSON.stringify(columns),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
    if (!made) throw new Error('the view was not written')
    return withMessage('view.saved', await readView(trx, actor, made.id))
  })
