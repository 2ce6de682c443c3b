import type { CellTools, ListDefinition, ListFilter } from '../definition/definition.ts'
import { FLAG_OFF, valueOf, type ListState } from '../query/list-query.ts'
import { TODAY } from '../query/today.ts'
import type { Choices } from '../query/use-list-screen.ts'

export interface ActiveFilter {
  name: string
  label: string
  /** Null where the label is enough. */
  value: string | null
  /** What its removal puts into the address. */
  without: ListState
}

function textOf({ name, kind }: ListFilter, value: string, choices: Choices, { t, shopDay }: CellTools) {
  if (kind === 'flag') return null
  if (kind === 'day') return value === TODAY ? t('list.today') : shopDay(value)
  if (kind === 'hour') {
    const [day = '', hour = ''] = value.split('T')
    return t('list.hour_of_day', { day: shopDay(day), hour: `${hour}:00` })
  }
  // What a choice is called may still be on its way.
  return choices[name]?.find((choice) => choice.value === value)?.label ?? value
}

/** The active filters as text, for the chips and the second sheet of an exported file. */
export function activeFilters(
  { filters, search }: Pick<ListDefinition<never>, 'filters' | 'search'>,
  state: ListState,
  choices: Choices,
  tools: CellTools,
): ActiveFilter[] {
  const { t } = tools
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
      const { name, clears = [] } = filter
      const value = valueOf(filter, state)
      if (value === undefined) return []
      const without = Object.fromEntries([name, ...clears].map((one) => [one, undefined]))
      const label = filter.off !== undefined && value === FLAG_OFF ? filter.off : filter.label
      return [{ name, label: t(label), value: textOf(filter, value, choices, tools), without }]
    }),
  ]
}

/** The address without any filter. */
export const withoutFilters = ({ filters }: Pick<ListDefinition<never>, 'filters'>): ListState =>
  Object.fromEntries(['search', 'view', ...filters.map(({ name }) => name)].map((name) => [name, undefined]))
