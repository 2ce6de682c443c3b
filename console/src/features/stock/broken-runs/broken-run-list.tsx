import { listBrokenRuns, type BrokenRun } from '@deportivo/contracts/catalogue/broken-runs'
import { useMemo } from 'react'
import { defineList, type CellTools } from '../../../shared/list/definition/definition.ts'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { Lines } from '../buying/lines.tsx'
import { PRODUCT_COLUMN } from '../../../entities/product/stock/stock-columns.tsx'
import { useStores } from '../../../entities/catalogue/use-stores.ts'

/** Each missing size with the stores that have it. */
const missingOf = ({ missing }: BrokenRun, { count }: CellTools): string[] =>
  missing.map(({ size_name, stores }) => {
    const lies = stores.map(({ store_name, available }) => `${store_name} ${count(available)}`)
    return `${size_name}: ${lies.join(', ') || '0'}`
  })

const movesOf = ({ moves }: BrokenRun, { t }: CellTools): string[] =>
  moves.map(({ size_name, from_store_name }) =>
    t('broken_runs.move', { size: size_name, store: from_store_name }),
  )

/** Products whose middle sizes lie in the wrong store, the best sold first. */
export const BROKEN_RUN_LISTING = defineList('broken-runs', listBrokenRuns, {
  title: 'broken_runs.title',
  columns: [
    PRODUCT_COLUMN,
    {
      id: 'store',
      header: 'products.store',
      width: 180,
      least: 120,
      cell: ({ store_name }) => store_name,
      file: [{ header: 'products.store', value: ({ store_name }) => store_name }],
    },
    {
      id: 'missing',
      header: 'broken_runs.missing',
      role: 'text',
      width: 280,
      least: 170,
      cell: (run, tools) => <Lines lines={missingOf(run, tools)} />,
      file: [{ header: 'broken_runs.missing', value: (run, tools) => missingOf(run, tools).join(' · ') }],
    },
    {
      id: 'moves',
      header: 'broken_runs.proposal',
      role: 'text',
      width: 240,
      least: 150,
      cell: (run, tools) => <Lines lines={movesOf(run, tools)} />,
      file: [{ header: 'broken_runs.proposal', value: (run, tools) => movesOf(run, tools).join(' · ') }],
    },
    {
      id: 'sold',
      header: 'broken_runs.sold',
      align: 'end',
      width: 150,
      least: 100,
      orderBy: 'sold_lately',
      cell: ({ sold_lately }, { count }) => count(sold_lately),
      file: [{ header: 'broken_runs.sold', kind: 'count', value: ({ sold_lately }) => sold_lately }],
    },
  ],
  filters: { store: { label: 'products.store' } },
  search: { label: 'broken_runs.search', placeholder: 'quarantine.search_placeholder' },
  rowKey: ({ product_id, store_id }) => `${product_id}-${store_id}`,
  rowName: ({ product_name, store_name }) => `${product_name} · ${store_name}`,
  perPage: 15,
  none: { title: 'broken_runs.none', text: 'broken_runs.none_text' },
  noneMatch: 'broken_runs.none_match',
})

export function useBrokenRunChoices(): Choices {
  const stores = useStores()
  return useMemo(() => ({ store: optionsOf(stores) }), [stores])
}
