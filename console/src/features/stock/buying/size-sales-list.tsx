import { listSizeSales, type SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { defineList, type CellTools } from '../../../shared/list/definition/definition.ts'
import { PRODUCT_COLUMN, SIZE_COLUMN } from '../../../entities/product/stock/stock-columns.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { StoreUnits } from '../why/explained-stock.tsx'
import { Lines } from './lines.tsx'
import { NET_IN_FILE, SALES_COLUMNS } from './sales-columns.tsx'
import { NetCell } from './sales-range.tsx'

type Store = SizeSales['stores'][number]

const isMissing = ({ net, available }: Store) => net > 0 && available === 0

/** Those that sold their last pair first. */
const sortedStores = (stores: readonly Store[]) =>
  stores.toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)))

function storeText(store: Store, { t, count }: Pick<CellTools, 't' | 'count'>): string {
  const values = { store: store.store_name, net: count(store.net), available: count(store.available) }
  if (isMissing(store)) return t('size_sales.store_missing', values)
  return t(store.net === 0 ? 'size_sales.store_has' : 'size_sales.store_sold', values)
}

/** What each store sold and has. */
const storeLines = ({ stores }: Pick<SizeSales, 'stores'>, tools: CellTools): string[] =>
  sortedStores(stores).map((store) => storeText(store, tools))

/** The same; pressed, why a store has so many. */
function StoresCell({ row }: { row: SizeSales }) {
  const t = useTexts()
  const { count } = useFormats()
  const size = { id: row.size_id, name: row.size_name }
  const lines = sortedStores(row.stores).map((store) => {
    const { store_id: id, store_name: name, available } = store
    return (
      <StoreUnits key={id} of={{ product_id: row.product_id, size, store: { id, name }, available }}>
        {storeText(store, { t, count })}
      </StoreUnits>
    )
  })
  return <Lines lines={lines} isWarned={row.missing > 0} />
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
      cell: (row) => <StoresCell row={row} />,
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
