import type { CellTools, ListDefinition } from './definition.ts'
import { valueOf, type ListState } from './question.ts'
import type { Choices } from './use-list-screen.ts'

export interface ActiveFilter {
  name: string
  label: string
  value: string
  /** What its removal puts into the address. */
  without: ListState
}

/** What narrows the list now, in words: the chips say it, and so does the second sheet of an exported file. */
export function activeFilters(
  { filters, search }: Pick<ListDefinition<never>, 'filters' | 'search'>,
  state: ListState,
  choices: Choices,
  tools: CellTools,
): ActiveFilter[] {
  const { t, shopDay } = tools
  const found = search && state['search']
  return [
    ...(found
      ? [
          {
            name: 'search',
            label: t('list.search_words'),
            value: `“${found}”`,
            without: { search: undefined },
          },
        ]
      : []),
    ...filters.flatMap((filter): ActiveFilter[] => {
      const { name, label, kind, clears = [] } = filter
      const value = valueOf(filter, state)
      if (value === undefined) return []
      const chosen = choices[name]?.find((choice) => choice.value === value)?.label
      const said = kind === 'day' ? shopDay(value) : chosen
      const without = Object.fromEntries([name, ...clears].map((one) => [one, undefined]))
      // What a choice is called may still be on its way.
      return [{ name, label: t(label), value: said ?? value, without }]
    }),
  ]
}

/** The address without any filter. */
export const withoutFilters = ({ filters }: Pick<ListDefinition<never>, 'filters'>): ListState =>
  Object.fromEntries(['search', 'view', ...filters.map(({ name }) => name)].map((name) => [name, undefined]))
