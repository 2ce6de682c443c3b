import type { ListFilter } from '../definition/definition.ts'
import type { ListState } from './list-query.ts'

interface Filtered {
  filters: readonly Pick<ListFilter, 'name'>[]
}

const filterNames = ({ filters }: Filtered): string[] => [
  ...filters.map(({ name }) => name),
  'search',
  'order',
  'top',
]

/** The part of the URL that a view stores, normalised: equal filters are equal text. */
export function queryOf(list: Filtered, state: ListState): string {
  const stored = new URLSearchParams()
  for (const name of filterNames(list)) {
    const value = state[name]
    if (value) stored.set(name, value)
  }
  return stored.toString()
}

/** The address of a view, with nothing left of what was there before. */
export function stateOfView(list: Filtered, query: string, id: number | undefined): ListState {
  const stored = new URLSearchParams(query)
  return {
    ...Object.fromEntries(filterNames(list).map((name) => [name, stored.get(name) ?? undefined])),
    view: id === undefined ? undefined : String(id),
  }
}
