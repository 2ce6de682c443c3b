import type { ColumnChoice } from '@deportivo/contracts/admin/preferences'
import { listViews, type View } from '@deportivo/contracts/views/views'
import { useState } from 'react'
import { useFound } from '../../net/use-found.ts'
import type { ListDefinition } from '../definition/definition.ts'
import { useColumns } from '../table/use-columns.ts'
import type { ListPosition } from '../query/use-list-position.ts'
import { useOpeningView } from '../query/use-opening-view.ts'
import { queryOf, stateOfView } from '../query/view-query.ts'

/** The columns that an open view brings. Rearranged, they are so for this visit: one's own stay as they are. */
function useColumnsOfView(open: View | undefined) {
  const [arranged, setArranged] = useState<{ view: number; choice: ColumnChoice | undefined } | null>(null)
  if (!open?.columns) return undefined
  return {
    choice: arranged?.view === open.id ? arranged.choice : open.columns,
    store: (choice: ColumnChoice | undefined) => setArranged({ view: open.id, choice }),
  }
}

/** The saved views of a list, the one that is open, and the columns: the open view's, or the person's own. */
export function useViews<R>(list: ListDefinition<R>, { state, change }: ListPosition) {
  const { data: views = [], refresh } = useFound(
    listViews,
    { query: { filter: `list:${list.name}` } },
    { keepPrevious: true },
  )
  const open = views.find(({ id }) => String(id) === state['view'])
  const columns = useColumns(list, useColumnsOfView(open))
  const query = queryOf(list, state)
  const opening = useOpeningView(list.name)
  return {
    views,
    open,
    columns,
    opening,
    refresh,
    /** What would be saved. */
    now: { query, columns: columns.choice ?? null },
    /** Filters or sort differ from the open view. */
    isWorthSaving: query !== '' && (!open || queryOf(list, stateOfView(list, open.query, open.id)) !== query),
    show: (view: View | undefined) => change(stateOfView(list, view?.query ?? '', view?.id)),
  }
}

export type Views<R> = ReturnType<typeof useViews<R>>
