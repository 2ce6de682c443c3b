import { brands, listCategories } from '@deportivo/contracts/catalogue/lists'
import { COVERED_WEEKS, SOLD_WEEKS } from '@deportivo/contracts/catalogue/purchase-proposals'
import { AGE_BANDS } from '@deportivo/contracts/catalogue/dead-stock'
import { useMemo } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { useStores } from '../../../entities/catalogue/use-stores.ts'

const CACHED = { isCached: true }
const ALL = { query: { top: 200 } }

/** What the lists of buying are narrowed to. */
export function useBuyingChoices(): Choices {
  const t = useTexts()
  const stores = useStores()
  const categories = useList(listCategories, { query: { top: 200, orderBy: 'orden' } }, CACHED).rows
  const ofBrands = useList(brands.list, ALL, CACHED).rows
  return useMemo(() => {
    const weeksOf = (value: string) => t('to_buy.so_many_weeks', { weeks: Number(value) })
    return {
      store: optionsOf(stores),
      category: optionsOf(categories),
      brand: optionsOf(ofBrands),
      weeks: SOLD_WEEKS.map((value) => ({ value, label: weeksOf(value) })),
      cover: COVERED_WEEKS.map((value) => ({ value, label: weeksOf(value) })),
      band: AGE_BANDS.map((value) => ({ value, label: t(`dead_stock.band.${value}`) })),
      missing: (['anywhere', 'everywhere'] as const).map((value) => ({
        value,
        label: t(`size_sales.missing.${value}`),
      })),
    }
  }, [t, stores, categories, ofBrands])
}
