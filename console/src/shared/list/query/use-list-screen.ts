import { useMemo } from 'react'
import type { Contract } from '@deportivo/contracts/route'
import { useList, type List } from '../../net/use-list.ts'
import type { ListDefinition } from '../definition/definition.ts'
import { askedRows, type RowSource } from './fetch-rows.ts'
import type { Option } from '../../ui/controls/filter-select.tsx'
import { useHeldRows, type HeldRows } from './use-held-rows.ts'
import { pageOf, pageSizeOf, listQueryOf, type Fixed, type ListQuery } from './list-query.ts'
import type { ListPosition } from './use-list-position.ts'
import { useSelection, type Selection } from '../selection/use-selection.ts'

/** What each filter, or edited column, may be set to, by its name. */
export type Choices = Readonly<Record<string, readonly Option[]>>

type Page<R> = Pick<List<Contract>, 'paging' | 'error' | 'isRefreshing'> & {
  rows: readonly R[] | undefined
  refresh?: () => void
}

/** What the parts of a screen know of its list, wherever its rows come from. */
export interface ListOnScreen<R> {
  list: ListDefinition<R>
  position: ListPosition
  choices: Choices
  rows: Page<R>
  /** What is asked of the server; not of a list whose rows are all here. */
  listQuery?: ListQuery
  source: RowSource<R>
  selection: Selection<R>
  /** Keeps the rows in place while one of them is dealt with. */
  held?: HeldRows<R>
}

type Rows<R> = Omit<List<Contract>, 'rows' | 'patch' | 'reply'> & {
  rows: R[] | undefined
  reply: { understood_as?: string } | undefined
  /** Patches rows on screen with the reply of a change. */
  patch: (change: (rows: R[]) => R[]) => void
}

/** A list that is asked of the server, page by page. */
export interface ListScreenState<R> extends ListOnScreen<R> {
  listQuery: ListQuery
  rows: Rows<R>
  /** The words that its rows were found by, where they are not those that were typed. */
  understoodAs: string | undefined
  held: HeldRows<R>
}

const NO_CHOICES: Choices = {}

/** State of a list screen: position, query, rows and selection. */
export function useListScreen<R>(
  list: ListDefinition<R>,
  position: ListPosition,
  { choices = NO_CHOICES, fixed, everyMs = 0 }: { choices?: Choices; fixed?: Fixed; everyMs?: number } = {},
): ListScreenState<R> {
  const { state } = position
  const listQuery = useMemo(() => listQueryOf(list, state, fixed), [list, state, fixed])
  const top = pageSizeOf(list, state)
  const asked = { ...listQuery, query: { ...listQuery.query, top, page: pageOf(state) } }
  const found = useList(list.contract, position.isOpening ? null : asked, { everyMs }) as unknown as Rows<R>
  const { held, release, ...shown } = useHeldRows({
    rows: found.rows,
    rowKey: list.rowKey,
    refresh: found.refresh,
    of: JSON.stringify(asked),
  })
  const rows = { ...found, ...shown, refresh: release }
  const selection = useSelection(list.rowKey)
  const { picked } = selection
  const source = useMemo(() => askedRows(list, listQuery, picked), [list, listQuery, picked])
  const understoodAs = found.reply?.understood_as
  return { list, position, choices, listQuery, rows, understoodAs, source, selection, held }
}
