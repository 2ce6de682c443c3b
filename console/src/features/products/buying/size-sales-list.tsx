import { listSizeSales, type SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import { defineList, type CellTools } from '../../../shared/list/definition/definition.ts'
import { PRODUCT_COLUMN, SIZE_COLUMN } from '../stock-columns.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { Lines } from './lines.tsx'
import { NetCell } from './sales-range.tsx'

/** What each store sold and has; those that sold their last pair first. */
export function storeLines({ stores }: Pick<SizeSales, 'stores'>, { t, count }: CellTools): string[] {
  const isMissing = ({ net, available }: SizeSales['stores'][number]) => net > 0 && available === 0
  return stores
    .toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)))
    .map((store) => {
      const values = { store: store.store_name, net: count(store.net), available: count(store.available) }
      if (isMissing(store)) return t('size_sales.store_missing', values)
      return t(store.net === 0 ? 'size_sales.store_has' : 'size_sales.store_sold', values)
    })
}

const percentOf = (share: number) => Math.round(share * 100)

/** 'Qué se vende y dónde falta': the sizes that sold most first. */
export const SIZE_SALES_LISTING = defineList('size-sales', listSizeSales, {
  title: 'size_sales.title',
  columns: [
    PRODUCT_COLUMN,
    SIZE_COLUMN,
    {
      id: 'net',
      header: 'size_sales.net',
      align: 'end',
      width: 130,
      least: 100,
      orderBy: 'net',
      cell: (row) => <NetCell row={row} />,
      file: [
        { header: 'size_sales.sold', kind: 'count', value: ({ sold }) => sold },
        { header: 'size_sales.returned', kind: 'count', value: ({ returned }) => returned },
        { header: 'size_sales.replaced', kind: 'count', value: ({ replaced }) => replaced },
        { header: 'size_sales.net', kind: 'count', value: ({ net }) => net },
      ],
    },
    {
      id: 'value',
      header: 'size_sales.value',
      align: 'end',
      width: 120,
      orderBy: 'value',
      cell: ({ value }, { money }) => money(value),
      file: [{ header: 'size_sales.value', kind: 'money', value: ({ value }) => value }],
    },
    {
      id: 'available',
      header: 'minimum.available',
      align: 'end',
      width: 110,
      orderBy: 'available',
      cell: ({ available }, { count }) => count(available),
      file: [{ header: 'minimum.available', kind: 'count', value: ({ available }) => available }],
    },
    {
      id: 'sell-through',
      header: 'size_sales.sell_through',
      align: 'end',
      width: 110,
      orderBy: 'sell_through',
      cell: ({ sell_through }, { t }) =>
        sell_through === null ? (
          <span className="ad-soft">{t('common.none')}</span>
        ) : (
          t('common.percent', { percent: percentOf(sell_through) })
        ),
      file: [
        {
          header: 'size_sales.sell_through',
          kind: 'number',
          value: ({ sell_through }) => (sell_through === null ? null : percentOf(sell_through)),
        },
      ],
    },
    {
      id: 'days',
      header: 'size_sales.days_of_stock',
      align: 'end',
      width: 130,
      least: 100,
      orderBy: 'days_of_stock',
      cell: ({ days_of_stock }, { t, count }) =>
        days_of_stock === null ? <span className="ad-soft">{t('common.none')}</span> : count(days_of_stock),
      file: [
        { header: 'size_sales.days_of_stock', kind: 'count', value: ({ days_of_stock }) => days_of_stock },
      ],
    },
    {
      id: 'stores',
      header: 'size_sales.by_store',
      role: 'text',
      width: 280,
      least: 180,
      cell: (row, tools) => <Lines lines={storeLines(row, tools)} isWarned={row.missing > 0} />,
      file: [{ header: 'size_sales.by_store', value: (row, tools) => storeLines(row, tools).join(' · ') }],
    },
  ],
  filters: {
    from: { label: 'list.from' },
    to: { label: 'list.to' },
    store: { label: 'products.store' },
    missing: { label: 'size_sales.missing' },
    brand: { label: 'products.brand', isFurther: true },
    category: { label: 'products.category', isFurther: true },
  },
  search: { label: 'broken_runs.search', placeholder: 'quarantine.search_placeholder' },
  rowKey: ({ product_id, size_id }) => `${product_id}-${size_id}`,
  rowName: ({ product_name, size_name }) => `${product_name} ${size_name}`,
  rowUrl: ({ product_id }) => paths.productDetail(product_id, 'sales'),
  perPage: 15,
  none: { title: 'size_sales.none', text: 'size_sales.none_text' },
  noneMatch: 'size_sales.none_match',
})
