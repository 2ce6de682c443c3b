import { Checkbox } from '@blueprintjs/core'
import { FilterBar, type Chip } from '../../../shared/list/filters/filter-bar.tsx'
import { FilterSelect } from '../../../shared/ui/controls/filter-select.tsx'
import { SearchBox } from '../../../shared/list/filters/search-box.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import {
  codeKeyOf,
  DEFAULT_CODE,
  NO_FILTERS,
  type ProductFilter,
  type ProductFilterState,
} from './product-filters.ts'
import { chosenFilters, useSelects, type Select } from './use-selects.ts'
import { useSeenCodes } from './use-seen-codes.ts'

/** What a seller narrows by first; the others are a click away. */
const COMMON: readonly ProductFilter[] = ['category', 'brand', 'size', 'store']
/** Of these in less room. */
const MOST_COMMON: readonly ProductFilter[] = ['category', 'brand', 'size']

/** Search and filters of products; all of it lives in the address. */
export function ProductFilterBar({
  state,
  isNarrow,
  onChange,
}: {
  state: ProductFilterState
  /** Something else stands beside it. */
  isNarrow: boolean
  onChange: (change: ProductFilterState) => void
}) {
  const t = useTexts()
  const common = isNarrow ? MOST_COMMON : COMMON
  const selects = useSelects(state)
  const otherCodes = useSeenCodes().filter((code) => code !== DEFAULT_CODE)
  const set = (name: ProductFilter, value: string | undefined) =>
    onChange({ [name]: value, ...(name === 'category' ? { subcategory: undefined, size: undefined } : {}) })
  const chips = chosenFilters(state, selects, t).map(({ name, label }): Chip => ({
    id: name,
    label,
    onRemove: () => set(name, undefined),
  }))
  const control = ({ name, ...select }: Select) => (
    <FilterSelect key={name} {...select} value={state[name]} onChange={(value) => set(name, value)} />
  )
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('products.search')}
          placeholder={t('products.search_placeholder')}
          value={state.q ?? ''}
          onSearch={(q) => onChange({ q })}
        />
      }
      more={
        <>
          {selects.filter(({ name }) => !common.includes(name)).map(control)}
          {otherCodes.length > 0 && (
            <FilterSelect
              label={t('products.code')}
              allLabel={t('code.four')}
              options={otherCodes.map((value) => ({ value, label: t(`code.${value}`) }))}
              value={codeKeyOf(state) === DEFAULT_CODE ? undefined : state.code}
              onChange={(code) => onChange({ code })}
            />
          )}
          <Checkbox
            className="ad-filters__check"
            checked={state.empty === '1'}
            label={t('products.without_stock')}
            onChange={(event) => set('empty', event.currentTarget.checked ? '1' : undefined)}
          />
        </>
      }
      chips={chips}
      onClear={() => onChange(NO_FILTERS)}
    >
      {selects.filter(({ name }) => common.includes(name)).map(control)}
    </FilterBar>
  )
}
