import { listProfiles, listRoles } from '@deportivo/contracts/auth'
import { USER_STATES } from '@deportivo/contracts/users'
import { FilterBar, FilterSelect, type Chip, type Option } from '../../shared/list/filter-bar.tsx'
import { SearchBox } from '../../shared/list/search-box.tsx'
import { useTexts } from '../../shared/texts.tsx'
import type { UrlState } from '../../shared/url-state.ts'
import { useList } from '../../shared/use-list.ts'

export const USER_FILTERS = ['search', 'role', 'profile', 'state', 'page'] as const
export const USER_PAGE = ['page'] as const
export type UserFilter = (typeof USER_FILTERS)[number]
export type UserFilterState = UrlState<UserFilter>

export const NO_USER_FILTERS: UserFilterState = {
  search: undefined,
  role: undefined,
  profile: undefined,
  state: undefined,
}

const toOptions = (rows: readonly { id: string; name: string }[] | undefined): Option[] =>
  (rows ?? []).map(({ id, name }) => ({ value: id, label: name }))

/** Search and filters of the list of users; all of it lives in the address. */
export function UserFilters({
  state,
  onChange,
}: {
  state: UserFilterState
  onChange: (change: UserFilterState) => void
}) {
  const t = useTexts()
  const profiles = useList(listProfiles, { query: { top: 50 } })
  const roles = useList(listRoles, {})
  const options = {
    role: toOptions(roles.rows),
    profile: toOptions(profiles.rows),
    state: USER_STATES.map((value) => ({ value, label: t(`user.state.${value}`) })),
  }
  const labels = { role: t('people.role'), profile: t('people.profile'), state: t('people.state') }
  const selects = ['role', 'profile', 'state'] as const
  const chips = [
    ...(state.search
      ? [{ id: 'search', label: `“${state.search}”`, onRemove: () => onChange({ search: undefined }) }]
      : []),
    ...selects.flatMap((name): Chip[] => {
      const label = options[name].find(({ value }) => value === state[name])?.label
      return label === undefined ? [] : [{ id: name, label, onRemove: () => onChange({ [name]: undefined }) }]
    }),
  ]
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('people.search')}
          placeholder={t('people.search_placeholder')}
          value={state.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
      }
      chips={chips}
      onClear={() => onChange(NO_USER_FILTERS)}
    >
      {selects.map((name) => (
        <FilterSelect
          key={name}
          label={labels[name]}
          options={options[name]}
          value={state[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </FilterBar>
  )
}
