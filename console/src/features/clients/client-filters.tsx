import { listClientTypes } from '@deportivo/contracts/clients'
import { FilterBar, FilterSelect, type Chip } from '../../shared/list/filter-bar.tsx'
import { SearchBox } from '../../shared/list/search-box.tsx'
import { useTexts } from '../../shared/texts.tsx'
import { useFound } from '../../shared/use-found.ts'
import type { UrlState } from '../../shared/url-state.ts'
import { usePlaces } from '../../shared/places/use-places.ts'

export const CLIENT_FILTERS = ['search', 'type', 'department', 'city', 'page'] as const
export const CLIENT_PAGE = ['page'] as const
export type ClientFilter = (typeof CLIENT_FILTERS)[number]
export type ClientFilterState = UrlState<ClientFilter>

export const NO_CLIENT_FILTERS: ClientFilterState = {
  search: undefined,
  type: undefined,
  department: undefined,
  city: undefined,
}

const named = (options: readonly { id: number; name: string }[] | undefined, id: string | undefined) =>
  options?.find((option) => String(option.id) === id)?.name

/** Search and filters of the client list; all of it lives in the address. */
export function ClientFilters({
  state,
  onChange,
}: {
  state: ClientFilterState
  onChange: (change: ClientFilterState) => void
}) {
  const t = useTexts()
  const types = useFound(listClientTypes, {})
  const { departments, cities } = usePlaces(state.department ? Number(state.department) : null)
  const toOptions = (rows: readonly { id: number; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const chip = (id: ClientFilter, label: string | undefined, drops: ClientFilterState): Chip[] =>
    state[id] && label ? [{ id, label, onRemove: () => onChange(drops) }] : []
  const chips = [
    ...chip('search', state.search && `“${state.search}”`, { search: undefined }),
    ...chip('type', named(types.data, state.type), { type: undefined }),
    ...chip('department', named(departments, state.department), { department: undefined, city: undefined }),
    ...chip('city', named(cities, state.city), { city: undefined }),
  ]
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('clients.search')}
          placeholder={t('clients.search_placeholder')}
          value={state.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
      }
      chips={chips}
      onClear={() => onChange(NO_CLIENT_FILTERS)}
    >
      <FilterSelect
        label={t('client.type')}
        options={toOptions(types.data)}
        value={state.type}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label={t('client.department')}
        options={toOptions(departments)}
        value={state.department}
        onChange={(department) => onChange({ department, city: undefined })}
      />
      {state.department && (
        <FilterSelect
          label={t('client.city')}
          options={toOptions(cities)}
          value={state.city}
          onChange={(city) => onChange({ city })}
        />
      )}
    </FilterBar>
  )
}
