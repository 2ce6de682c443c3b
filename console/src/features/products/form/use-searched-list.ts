import type { ListContract } from '@deportivo/contracts/list-route'
import { useState } from 'react'
import type { IdOption } from '../../../shared/form/form-fields.tsx'
import { useDebounced } from '../../../shared/hooks/use-debounced.ts'
import { useList } from '../../../shared/net/use-list.ts'

/** As many as a call of a list returns. */
const MOST = 200
const DEBOUNCE_MS = 300

export interface SearchedList {
  options: readonly IdOption[] | undefined
  isLong: boolean
  isLoading: boolean
  onType: (text: string) => void
}

const hasRow = (rows: readonly IdOption[], id: number | null) =>
  id === null || rows.some((row) => row.id === id)

const unique = (...parts: readonly (readonly IdOption[] | undefined)[]): IdOption[] => [
  ...new Map(parts.flatMap((rows) => rows ?? []).map((row) => [row.id, row])).values(),
]

/** Rows of a list by a query; none without one, whatever an earlier query found. */
function useRows(list: ListContract, query: Record<string, string> | null) {
  const found = useList(list, query === null ? null : { query: { top: MOST, ...query } })
  const rows = query === null ? undefined : (found.rows as IdOption[] | undefined)
  return { ...found, rows }
}

/** The rows with what is typed; none while nothing is, or nothing may be searched (`filter` null). */
function useTypedRows(list: ListContract, filter: Record<string, string> | null) {
  const [typed, onType] = useState('')
  const [search] = useDebounced(typed.trim(), DEBOUNCE_MS)
  const { rows, isFirstLoad, isRefreshing } = useRows(
    list,
    filter !== null && search !== '' ? { ...filter, search } : null,
  )
  const isBehind = search !== typed.trim() || isFirstLoad || isRefreshing
  return { found: rows, isWaiting: typed !== '' && isBehind, onType }
}

/**
 * The entries of a list for a select. All of them where one call returns them; of a longer list the first ones, those
 * with what is typed, and the chosen one. `filter` null: nothing to choose from yet.
 */
export function useSearchedList(
  list: ListContract,
  filter: Record<string, string> | null,
  chosenId: number | null,
): SearchedList {
  const all = useRows(list, filter)
  const isCut = (all.paging?.total ?? 0) > MOST
  const { found, isWaiting, onType } = useTypedRows(list, isCut ? filter : null)
  // Also while it is among those found: these are gone when the list is closed.
  const isElsewhere = all.rows !== undefined && !hasRow(all.rows, chosenId)
  const chosen = useRows(list, isElsewhere ? { filter: `id:${chosenId}` } : null)
  return {
    options: filter === null ? [] : all.rows && unique(all.rows, found, chosen.rows),
    isLong: isCut,
    isLoading: isCut && isWaiting,
    onType,
  }
}
