import { listStores } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useMemo } from 'react'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'

/** The sizes of a product and the stores, by which its lists are narrowed. */
export function useSizeChoices({ sizes }: Product): Choices {
  const stores = useList(listStores, { query: { top: 200, orderBy: 'orden' } }, { isCached: true })
  return useMemo(() => ({ size: optionsOf(sizes), store: optionsOf(stores.rows) }), [sizes, stores.rows])
}
