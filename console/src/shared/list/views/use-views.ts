import type { ColumnChoice } from '@deportivo/contracts/admin/preferences'
import type { View } from '@deportivo/contracts/views/views'
import { useState } from 'react'
import type { ListDefinition } from '../definition/definition.ts'
import { useColumns } from '../table/use-columns.ts'
import type { ListPosition } from '../query/use-list-position.ts'
import { useOpeningView } from '../query/use-opening-view.ts'
import { viewNamesOf } from '../query/view-query.ts'
import { useSavedViews } from './use-saved-views.ts'

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
  const saved = useSavedViews({ name: list.name, names: viewNamesOf(list), state, change })
  const columns = useColumns(list, useColumnsOfView(saved.open))
  return {
    ...saved,
    columns,
    opening: useOpeningView(list.name),
    /** What would be saved. */
    now: { query: saved.query, columns: columns.choice ?? null },
  }
}
