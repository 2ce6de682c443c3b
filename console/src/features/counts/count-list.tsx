import { listCounts, type CountSummary } from '@deportivo/contracts/catalogue/counts'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Translate } from '../../shared/language/texts.tsx'
import { defineList } from '../../shared/list/definition/definition.ts'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'
import { createdColumn } from '../../entities/product/stock/stock-columns.tsx'
import { useStores } from '../../entities/catalogue/use-stores.ts'
import { CountTag } from './count-tag.tsx'

/** What is counted, in words. */
export const scopeName = ({ scope, scope_name }: Pick<CountSummary, 'scope' | 'scope_name'>, t: Translate) =>
  scope_name === null ? t('count.scope.all') : `${t(`count.scope.${scope}`)}: ${scope_name}`

/** Stock counts, newest first; the tabs of the page narrow them to a state. */
export const COUNT_LISTING = defineList('counts', listCounts, {
  title: 'count.title',
  columns: [
    {
      id: 'number',
      header: 'count.number',
      role: 'main',
      width: 260,
      least: 150,
      cell: (count, { t }) => (
        <span className="ad-cell__lines">
          <Link className="ad-table__strong ad-num" to={paths.count(count.id)}>
            #{count.id}
          </Link>
          <span className="ad-table__sub">{scopeName(count, t)}</span>
        </span>
      ),
      file: [
        { header: 'count.number', kind: 'number', value: ({ id }) => id },
        { header: 'count.scope', value: (count, { t }) => scopeName(count, t) },
      ],
    },
    {
      id: 'store',
      header: 'products.store',
      width: 190,
      least: 120,
      cell: ({ store_name }) => store_name,
      file: [{ header: 'products.store', value: ({ store_name }) => store_name }],
    },
    {
      id: 'state',
      header: 'transfer.state',
      width: 130,
      cell: ({ state }) => <CountTag state={state} />,
      file: [{ header: 'transfer.state', value: ({ state }, { t }) => t(`count.state.${state}`) }],
    },
    {
      id: 'units',
      header: 'count.units',
      align: 'end',
      width: 110,
      cell: ({ units }, { count }) => count(units),
      file: [{ header: 'count.units', kind: 'count', value: ({ units }) => units }],
    },
    {
      id: 'difference',
      header: 'count.difference',
      align: 'end',
      width: 110,
      cell: ({ difference }, { signed }) => signed(difference),
      file: [{ header: 'count.difference', kind: 'count', value: ({ difference }) => difference }],
    },
    createdColumn('count.started_at'),
  ],
  filters: { store: { label: 'products.store' } },
  search: { label: 'count.search', placeholder: 'count.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ id, store_name }) => `#${id} ${store_name}`,
  rowUrl: ({ id }) => paths.count(id),
  perPage: 15,
  none: { title: 'count.none', text: 'count.none_text' },
  noneMatch: 'count.none_match',
})

export function useCountChoices(): Choices {
  const stores = useStores()
  return useMemo(() => ({ store: optionsOf(stores) }), [stores])
}
