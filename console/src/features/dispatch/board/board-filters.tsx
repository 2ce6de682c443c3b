import { useMemo } from 'react'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { FilterBar, FilterSelect, type Chip } from '../../../shared/list/filter-bar.tsx'
import { SearchBox } from '../../../shared/list/search-box.tsx'
import { useStore } from '../../../shared/store.ts'
import { useTexts } from '../../../shared/texts.tsx'
import { useBoardTools } from '../board-tools.ts'
import { choicesOf, UNASSIGNED, type Choice, type FilterName, type Filters } from './filters.ts'

type Change = (filters: Filters) => void

/** What can be filtered by: only what is on the board now, and what is chosen already. */
function useChoices(): Record<'city' | 'assistant' | 'seller' | 'payment', Choice[]> {
  const t = useTexts()
  const cards = useStore(useBoardTools().board.cards)
  return useMemo(() => {
    const all = [...cards.values()]
    return {
      city: choicesOf(all, (card) => ({ id: card.city_id, name: card.city_name })),
      seller: choicesOf(all, (card) => ({ id: card.seller_id, name: card.seller_name })),
      assistant: [
        { value: UNASSIGNED, label: t('board.unassigned') },
        ...choicesOf(all, (card) => ({ id: card.auxiliary_user_id, name: card.auxiliary_name })),
      ],
      payment: PAYMENT_METHODS.map(({ id }) => ({ value: String(id), label: t(`payment.method.${id}`) })),
    }
  }, [cards, t])
}

const ONLY = ['late', 'news'] as const

function useChips(filters: Filters, onChange: Change): Chip[] {
  const t = useTexts()
  const choices = useChoices()
  const labelOf = (name: FilterName, value: string): string => {
    if (name === 'q') return `«${value}»`
    if (name === 'late' || name === 'news') return t(`board.only_${name}`)
    return choices[name].find((choice) => choice.value === value)?.label ?? value
  }
  return (Object.entries(filters) as [FilterName, string][]).map(([name, value]) => ({
    id: name,
    label: labelOf(name, value),
    onRemove: () => onChange({ [name]: undefined }),
  }))
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
  const select = (name: 'city' | 'assistant' | 'seller' | 'payment') => (
    <FilterSelect
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
        chips={chips}
        onClear={onClear}
      >
        {select('assistant')}
        {select('city')}
        {select('payment')}
        {select('seller')}
        {ONLY.map((name) => (
          <button
            key={name}
            type="button"
            className="ad-toggle"
            aria-pressed={filters[name] !== undefined}
            onClick={() => onChange({ [name]: filters[name] === undefined ? '1' : undefined })}
          >
            {t(`board.only_${name}`)}
          </button>
        ))}
      </FilterBar>
    </div>
  )
}
