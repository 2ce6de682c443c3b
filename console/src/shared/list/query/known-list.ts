import type { ListDefinition } from '../definition/definition.ts'
import type { RowSource } from './fetch-rows.ts'
import { orderOf, pageOf, pageSizeOf, type ListState } from './list-query.ts'
import type { Selection } from '../selection/use-selection.ts'

/** By what the rows of a known list are sorted, for every field that a column sorts by. */
export type SortKeys<R> = Readonly<Record<string, (row: R) => number | string>>

const compared = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es')

/** The rows in the order that the address asks for; equal ones stay as they came. */
export function sortedRows<R>(
  { columns }: Pick<ListDefinition<R>, 'columns'>,
  state: ListState,
  rows: readonly R[],
  sortKeys: SortKeys<R>,
): readonly R[] {
  const order = orderOf(columns, state)
  const keyOf = order && sortKeys[order.field]
  if (!keyOf) return rows
  const direction = order.isDescending ? -1 : 1
  return rows.toSorted((a, b) => direction * compared(keyOf(a), keyOf(b)))
}

/** The page that the address asks for, or the last where there are fewer. */
export function pageOfRows<R>(
  list: Pick<ListDefinition<R>, 'perPage'>,
  state: ListState,
  rows: readonly R[],
) {
  const size = pageSizeOf(list, state)
  const page = Math.min(pageOf(state), Math.max(1, Math.ceil(rows.length / size)))
  return {
    rows: rows.slice((page - 1) * size, page * size),
    paging: { per_page: size, total: rows.length, current_page: page },
    error: undefined,
    isRefreshing: false,
  }
}

/** Nothing is asked: what is known is what there is. */
export const knownRows = <R>(rows: readonly R[], { picked }: Selection<R>): RowSource<R> => ({
  all: ({ limit }) => Promise.resolve(rows.slice(0, limit)),
  chosen: () => Promise.resolve([...picked.values()]),
})
