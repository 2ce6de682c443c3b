import { listViews, type View } from '@deportivo/contracts/views/views'
import { useFound } from '../../net/use-found.ts'
import type { UrlState } from '../../navigation/url-state.ts'
import { queryOf, stateOfView } from '../query/view-query.ts'

interface Viewed {
  /** Under which the views are stored. */
  name: View['list']
  /** What a view stores of the address. */
  names: readonly string[]
  state: UrlState<string>
  change: (next: UrlState<string>) => void
}

/** The saved views of a list or report, and the one that its address names. */
export function useSavedViews({ name, names, state, change }: Viewed) {
  const { data: views = [], refresh } = useFound(
    listViews,
    { query: { filter: `list:${name}` } },
    { keepPrevious: true },
  )
  const open = views.find(({ id }) => String(id) === state['view'])
  const query = queryOf(names, state)
  return {
    name,
    views,
    open,
    query,
    refresh,
    /** The address differs from the open view's. */
    isWorthSaving:
      query !== '' && (!open || queryOf(names, stateOfView(names, open.query, open.id)) !== query),
    show: (view: View | undefined) => change(stateOfView(names, view?.query ?? '', view?.id)),
  }
}
