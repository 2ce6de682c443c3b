import { listSizeSales, type SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import { defineList, type CellTools } from '../../../shared/list/definition/definition.ts'
import { PRODUCT_COLUMN, SIZE_COLUMN } from '../stock-columns.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { Lines } from './lines.tsx'
import { NET_IN_FILE, SALES_COLUMNS } from './sales-columns.tsx'
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
      file: NET_IN_FILE,
    },
    ...SALES_COLUMNS,
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
