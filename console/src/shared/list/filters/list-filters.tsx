import { Checkbox } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../../language/texts.tsx'
import { activeFilters, withoutFilters, type ActiveFilter } from './active-filters.ts'
import type { ListFilter } from '../definition/definition.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterSelect } from '../../ui/controls/filter-select.tsx'
import { SearchBox } from './search-box.tsx'
import { dayMeant } from '../query/today.ts'
import { useCellTools } from '../definition/use-cell-tools.ts'
import { FLAG_ON } from '../query/list-query.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'

interface FieldProps {
  filter: ListFilter
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function DayField({ filter, value, onChange }: FieldProps) {
  const t = useTexts()
  return (
    <label className="ad-filters__day">
      {t(filter.label)}
      <input
        type="date"
        className="bp6-input"
        value={value === undefined ? '' : dayMeant(value)}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </label>
  )
}

function FlagField({ filter, value, onChange }: FieldProps) {
  const t = useTexts()
  return (
    <Checkbox
      className="ad-filters__check"
      checked={value === FLAG_ON}
      label={t(filter.label)}
      onChange={(event) => onChange(event.currentTarget.checked ? FLAG_ON : undefined)}
    />
  )
}

const isInBar = ({ kind, isInBar: isFlagInBar = false }: ListFilter) =>
  (kind !== 'flag' && kind !== 'hour') || isFlagInBar

function chipText(t: Translate, { name, label, value }: ActiveFilter): string {
  if (value === null) return label
  return name === 'search' ? value : t('list.chip', { label, value })
}

/** Search and filters of a list from its definition; active ones are shown below as chips. */
export function ListFilters<R>({
  screen: { list, position, choices },
  end,
}: {
  screen: Pick<ListOnScreen<R>, 'list' | 'position' | 'choices'>
  /** What else may be done with the list: columns, export. */
  end?: ReactNode
}) {
  const tools = useCellTools()
  const { t } = tools
  const { state, change } = position
  const set =
    ({ name, clears = [] }: ListFilter) =>
    (value: string | undefined) =>
      change({ ...Object.fromEntries(clears.map((one) => [one, undefined])), [name]: value })
  const chips = activeFilters(list, state, choices, tools).map((active) => ({
    id: active.name,
    label: chipText(t, active),
    onRemove: () => change(active.without),
  }))
  const fieldOf = (filter: ListFilter) => {
    const props = { filter, value: state[filter.name], onChange: set(filter) }
    if (filter.kind === 'day') return <DayField key={filter.name} {...props} />
    if (filter.kind === 'flag') return <FlagField key={filter.name} {...props} />
    const options = choices[filter.name]
    if (!options) return null
    return <FilterSelect key={filter.name} label={t(filter.label)} options={options} {...props} />
  }
  const fields = (isFurther: boolean) => {
    const wanted = list.filters.filter((one) => isInBar(one) && (one.isFurther ?? false) === isFurther)
    return wanted.length > 0 ? wanted.map(fieldOf) : undefined
  }
  return (
    <FilterBar
      {...(list.search
        ? {
            search: (
              <SearchBox
                label={t(list.search.label)}
                placeholder={t(list.search.placeholder)}
                value={state['search'] ?? ''}
                {...(list.search.waitMs ? { waitMs: list.search.waitMs } : {})}
                onSearch={(search) => change({ search })}
              />
            ),
          }
        : {})}
      chips={chips}
      onClear={() => change(withoutFilters(list))}
      end={end}
      more={fields(true)}
    >
      {fields(false)}
    </FilterBar>
  )
}
