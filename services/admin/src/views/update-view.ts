import { deleteView, updateView } from '@deportivo/contracts/views/view-changes'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { lockView, lockViewsOf, readView, refuseStrangeQuery, refuseTakenName } from './view-rules.ts'

export const updateViewRoute: Routes = (app, deps) =>
  change(app, deps, updateView, async ({ params, body, actor, trx }) => {
    const view = await lockView(trx, actor, params.id)
    const { columns, name: wanted, ...rest } = body
    const name = wanted?.trim() ?? view.name
    if (rest.query !== undefined) refuseStrangeQuery(view.list, rest.query)
    if (name !== view.name) {
      await lockViewsOf(trx, view.owner_id)
      await refuseTakenName(trx, view, name)
    }
    await trx('admin.views')
      .where({ id: view.id })
      .update({
        ...rest,
        name,
        ...(columns === undefined ? {} : { columns: columns && JSON.stringify(columns) }),
        updated_at: deps.clock.now(),
      })
    return withMessage('view.saved', await readView(trx, actor, view.id))
  })

export const deleteViewRoute: Routes = (app, deps) =>
  change(app, deps, deleteView, async ({ params, actor, trx }) => {
    const { id } = await lockView(trx, actor, params.id)
    await trx('admin.views').where({ id }).delete()
    return withMessage('view.deleted', { id })
  })
