import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { optionsOf, type Option } from '../../../shared/ui/controls/filter-select.tsx'
import { PRICE_RANGES, rangeValue } from './price-ranges.ts'
import { isInternational, type ProductFilter, type ProductFilterState } from './product-filters.ts'
import { useLookups } from './use-lookups.ts'

export type Select = { name: ProductFilter; label: string; options: Option[]; allLabel?: string }

/** Every filter with its options, in the order a seller narrows down. */
export function useSelects(state: ProductFilterState): Select[] {
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

/** What is narrowed to, by its name. */
export function chosenFilters(
  state: ProductFilterState,
  selects: readonly Select[],
  t: Translate,
): { name: ProductFilter; label: string }[] {
  const chosen = selects.flatMap(({ name, options }) => {
    const label = options.find(({ value }) => value === state[name])?.label
    return label === undefined ? [] : [{ name, label }]
  })
  if (state.q) chosen.unshift({ name: 'q', label: `“${state.q}”` })
  if (state.empty) chosen.push({ name: 'empty', label: t('products.without_stock') })
  return chosen
}
