import { FilterBar, type Chip } from '../../../shared/list/filter-bar.tsx'
import { FilterSelect } from '../../../shared/list/filter-select.tsx'
import { SearchBox } from '../../../shared/list/search-box.tsx'
import { useTexts } from '../../../shared/texts.tsx'
import { DayFilter, useDayLabel } from './day-filter.tsx'
import { useChoices, type ChoiceName } from './filter-choices.ts'
import type { FilterName, Filters } from './filters.ts'
import { isOn, pressed, VIEW_NAMES } from './quick-views.ts'

type Change = (filters: Partial<Record<FilterName, string | undefined>>) => void

/** Beside the search: asked all day. The others are behind 'Más filtros'. */
const AT_HAND = ['assistant', 'city', 'payment'] as const satisfies ChoiceName[]
const FURTHER = ['state', 'department', 'carrier', 'seller'] as const satisfies ChoiceName[]

const isChoice = (name: FilterName): name is ChoiceName =>
  [...AT_HAND, ...FURTHER].some((choice) => choice === name)

function useChips(filters: Filters, onChange: Change): Chip[] {
  const t = useTexts()
  const choices = useChoices()
  const dayLabel = useDayLabel()
  const labelOf = (name: FilterName, value: string): string => {
    if (name === 'q') return `«${value}»`
    if (name === 'from' || name === 'to') return t(`board.chip_${name}`, { day: dayLabel(value) })
    if (isChoice(name)) return choices[name].find((choice) => choice.value === value)?.label ?? value
    return t(`board.only_${name}`)
  }
  return (Object.entries(filters) as [FilterName, string][]).map(([name, value]) => ({
    id: name,
    label: labelOf(name, value),
    onRemove: () => onChange({ [name]: undefined }),
  }))
}

/** Questions asked every day, one press each. */
function QuickViews({ filters, onChange }: { filters: Filters; onChange: Change }) {
  const t = useTexts()
  return (
    <div className="ad-views" role="group" aria-label={t('board.views')}>
      {VIEW_NAMES.map((view) => (
        <button
          key={view}
          type="button"
          className="ad-toggle"
          aria-pressed={isOn(view, filters)}
          onClick={() => onChange(pressed(view, filters))}
        >
          {t(`board.only_${view}`)}
        </button>
      ))}
    </div>
  )
}

export function BoardFilters({
  filters,
  onChange,
  onClear,
}: {
  filters: Filters
  onChange: Change
  onClear: () => void
}) {
  const t = useTexts()
  const choices = useChoices()
  const chips = useChips(filters, onChange)
  const select = (name: ChoiceName) => (
    <FilterSelect
      key={name}
      label={t(`board.filter_${name}`)}
      options={choices[name]}
      value={filters[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <div className="ad-dispatch-filters">
      <FilterBar
        search={
          <SearchBox
            value={filters.q ?? ''}
            label={t('board.search')}
            placeholder={t('board.search')}
            waitMs={150}
            onSearch={(q) => onChange({ q })}
          />
        }
        more={
          <>
            {FURTHER.map(select)}
            <DayFilter name="from" value={filters.from} onChange={onChange} />
            <DayFilter name="to" value={filters.to} onChange={onChange} />
          </>
        }
        chips={chips}
        onClear={onClear}
      >
        {AT_HAND.map(select)}
      </FilterBar>
      <QuickViews filters={filters} onChange={onChange} />
    </div>
  )
}
