import type { UrlState } from '../../navigation/url-state.ts'
import type { ListFilter } from '../definition/definition.ts'

/** What a view of a list stores of its address. */
export const viewNamesOf = ({ filters }: { filters: readonly Pick<ListFilter, 'name'>[] }): string[] => [
  ...filters.map(({ name }) => name),
  'search',
  'order',
  'top',
]

/** The part of the URL that a view stores, normalised: equal filters are equal text. */
export function queryOf(names: readonly string[], state: UrlState<string>): string {
  const stored = new URLSearchParams()
  for (const name of names) {
    const value = state[name]
    if (value) stored.set(name, value)
  }
  return stored.toString()
}

/** The address of a view, with nothing left of what was there before. */
export function stateOfView(
  names: readonly string[],
  query: string,
  id: number | undefined,
): UrlState<string> {
  const stored = new URLSearchParams(query)
  return {
    ...Object.fromEntries(names.map((name) => [name, stored.get(name) ?? undefined])),
    view: id === undefined ? undefined : String(id),
  }
}
