import { Checkbox } from '@blueprintjs/core'
import { FilterBar, type Chip } from '../../../shared/list/filters/filter-bar.tsx'
import { FilterSelect, optionsOf, type Option } from '../../../shared/ui/controls/filter-select.tsx'
import { SearchBox } from '../../../shared/list/filters/search-box.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { PRICE_RANGES, rangeValue } from './price-ranges.ts'
import {
  codeKeyOf,
  DEFAULT_CODE,
  isInternational,
  NO_FILTERS,
  type ProductFilter,
  type ProductFilterState,
} from './product-filters.ts'
import { useLookups } from './use-lookups.ts'
import { useSeenCodes } from './use-seen-codes.ts'

type Select = { name: ProductFilter; label: string; options: Option[]; allLabel?: string }

/** What a seller narrows by first; the others are a click away. */
const COMMON: readonly ProductFilter[] = ['category', 'brand', 'size', 'store']

/** Every filter with its options, in the order a seller narrows down. */
function useSelects(state: ProductFilterState): Select[] {
  const t = useTexts()
  const { money } = useFormats()
  const lists = useLookups(state.category)
  const storeTypes: Option[] = [
    { value: 'type:exhibition', label: t('products.store_exhibition') },
    { value: 'type:international', label: t('products.store_international') },
  ]
  const prices = PRICE_RANGES.map((range): Option => {
    const { from, to } = range
    const label =
      to === null
        ? t('products.price_over', { from: money(from) })
        : from === 0
          ? t('products.price_under', { to: money(to) })
          : t('products.price_between', { from: money(from), to: money(to) })
    return { value: rangeValue(range), label }
  })
  return [
    { name: 'category', label: t('products.category'), options: optionsOf(lists.categories) },
    { name: 'subcategory', label: t('products.subcategory'), options: optionsOf(lists.subcategories) },
    { name: 'brand', label: t('products.brand'), options: optionsOf(lists.brands) },
    { name: 'reference', label: t('products.reference'), options: optionsOf(lists.references) },
    { name: 'size', label: t('products.size'), options: optionsOf(lists.sizes) },
    { name: 'color', label: t('products.color'), options: optionsOf(lists.colours) },
    {
      name: 'store',
      label: t('products.store'),
      options: [...storeTypes, ...optionsOf(lists.stores)],
      allLabel: t(isInternational(state) ? 'products.store_international' : 'products.store_national'),
    },
    { name: 'price', label: t('products.price'), options: prices, allLabel: t('products.price') },
  ]
}

/** Search and filters of products; all of it lives in the address. */
export function ProductFilterBar({
  state,
  onChange,
}: {
  state: ProductFilterState
  onChange: (change: ProductFilterState) => void
}) {
  const t = useTexts()
  const selects = useSelects(state)
  const otherCodes = useSeenCodes().filter((code) => code !== DEFAULT_CODE)
  const set = (name: ProductFilter, value: string | undefined) =>
    onChange({ [name]: value, ...(name === 'category' ? { subcategory: undefined, size: undefined } : {}) })
  const chips = selects.flatMap(({ name, options }): Chip[] => {
    const chosen = options.find(({ value }) => value === state[name])
    return chosen ? [{ id: name, label: chosen.label, onRemove: () => set(name, undefined) }] : []
  })
  if (state.q) chips.unshift({ id: 'q', label: `“${state.q}”`, onRemove: () => set('q', undefined) })
  if (state.empty)
    chips.push({ id: 'empty', label: t('products.without_stock'), onRemove: () => set('empty', undefined) })
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
          {selects.filter(({ name }) => !COMMON.includes(name)).map(control)}
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
      {selects.filter(({ name }) => COMMON.includes(name)).map(control)}
    </FilterBar>
  )
}
