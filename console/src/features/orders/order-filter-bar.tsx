import { ORDER_STATES, ORDER_TYPES } from '@deportivo/lifecycle/order-states'
import { FilterBar, FilterSelect, type Chip, type Option } from '../../shared/list/filter-bar.tsx'
import { SearchBox } from '../../shared/list/search-box.tsx'
import { useTexts } from '../../shared/texts.tsx'
import { NO_ORDER_FILTERS, type OrderFilterState } from './order-filters.ts'

/** Search, state and type of the order lists; all of it lives in the address. */
export function OrderFilterBar({
  state,
  hasTypes,
  onChange,
}: {
  state: OrderFilterState
  hasTypes: boolean
  onChange: (change: OrderFilterState) => void
}) {
  const t = useTexts()
  const states = ORDER_STATES.map((id): Option => ({ value: id, label: t(`order.state.${id}`) }))
  const types = ORDER_TYPES.map((id): Option => ({ value: id, label: t(`order.type.${id}`) }))
  const chip = (id: keyof OrderFilterState, label: string | undefined): Chip[] =>
    label ? [{ id, label, onRemove: () => onChange({ [id]: undefined }) }] : []
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('orders.search')}
          placeholder={t('orders.search_placeholder')}
          value={state.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
      }
      chips={[
        ...chip('search', state.search && `“${state.search}”`),
        ...chip('state', states.find(({ value }) => value === state.state)?.label),
        ...chip('type', types.find(({ value }) => value === state.type)?.label),
      ]}
      onClear={() => onChange(NO_ORDER_FILTERS)}
    >
      <FilterSelect
        label={t('order.state')}
        options={states}
        value={state.state}
        onChange={(value) => onChange({ state: value })}
      />
      {hasTypes && (
        <FilterSelect
          label={t('order.type')}
          options={types}
          value={state.type}
          onChange={(value) => onChange({ type: value })}
        />
      )}
    </FilterBar>
  )
}
