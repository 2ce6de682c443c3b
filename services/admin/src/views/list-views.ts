import { VIEWED_NAMES } from '@deportivo/contracts/views/viewed-names'
import { listViews } from '@deportivo/contracts/views/views'
import { defineList } from '@deportivo/platform/lists/define-list'
import { mayRead, namedViews, viewOf, type NamedView } from './view-rules.ts'

export const listViewsRoute = defineList(listViews, {
  from: ({ db, actor }) =>
    namedViews(db)
      .whereIn(
        'views.list',
        VIEWED_NAMES.filter((name) => mayRead(actor, name)),
      )
      .where((seen) => void seen.where('views.owner_id', actor.id).orWhere('views.is_shared', true)),
  filters: { list: 'views.list', id: 'views.id' },
  sort: {
    // The user's own first.
    name: (rows, direction, { actor }) =>
      rows.orderByRaw('views.owner_id <> ?', [actor.id]).orderBy('views.name', direction),
    id: 'views.id',
  },
  tiebreak: ['views.id'],
  read: async ({ rows }, { actor }) => ((await rows) as NamedView[]).map((view) => viewOf(actor, view)),
})
