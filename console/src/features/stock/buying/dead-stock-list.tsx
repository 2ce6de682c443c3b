import { listDeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { PRODUCT_COLUMN, SIZE_COLUMN } from '../../../entities/product/stock/stock-columns.tsx'
import { sinceText, StoresCell, storesText, ToDoCell, toDoText } from './dead-stock-cells.tsx'
import { Lines } from './lines.tsx'

/** 'Inventario quieto': where most money lies first. */
export const DEAD_STOCK_LISTING = defineList('dead-stock', listDeadStock, {
  title: 'dead_stock.title',
  columns: [
    PRODUCT_COLUMN,
    SIZE_COLUMN,
    {
      id: 'age',
      header: 'dead_stock.age',
      width: 230,
      least: 215,
      orderBy: 'age',
      cell: (row, tools) => <Lines lines={[tools.count(row.age), sinceText(row, tools)]} />,
      file: [
        { header: 'dead_stock.age', kind: 'count', value: ({ age }) => age },
        { header: 'dead_stock.band', value: ({ band }, { t }) => t(`dead_stock.band.${band}`) },
        { header: 'dead_stock.last_sold', value: ({ last_sold }) => last_sold },
        { header: 'dead_stock.last_received', value: ({ last_received }) => last_received },
      ],
    },
    {
      id: 'value',
      header: 'dead_stock.value',
      align: 'end',
      width: 130,
      least: 110,
      orderBy: 'value',
      cell: ({ value }, { t, money }) =>
        value === null ? <span className="ad-soft">{t('dead_stock.no_cost')}</span> : money(value),
      file: [{ header: 'dead_stock.value', kind: 'money', value: ({ value }) => value }],
    },
    {
      id: 'on_hand',
      header: 'dead_stock.on_hand',
      align: 'end',
      width: 100,
      least: 90,
      orderBy: 'on_hand',
      cell: ({ on_hand }, { count }) => count(on_hand),
      file: [{ header: 'dead_stock.on_hand', kind: 'count', value: ({ on_hand }) => on_hand }],
    },
    {
      id: 'stores',
      header: 'size_sales.by_store',
      role: 'text',
      width: 300,
      least: 245,
      cell: (row) => <StoresCell row={row} />,
      file: [{ header: 'size_sales.by_store', value: storesText }],
    },
    {
      id: 'to_do',
      header: 'dead_stock.to_do',
      role: 'text',
      width: 170,
      least: 135,
      cell: (row) => <ToDoCell row={row} />,
      file: [{ header: 'dead_stock.to_do', value: toDoText }],
    },
  ],
  filters: {
    store: { label: 'products.store' },
    brand: { label: 'products.brand' },
    category: { label: 'products.category', isFurther: true },
    band: { label: 'dead_stock.band', isFurther: true },
  },
  search: { label: 'broken_runs.search', placeholder: 'quarantine.search_placeholder' },
  rowKey: ({ product_id, size_id }) => `${product_id}-${size_id}`,
  rowName: ({ product_name, size_name }) => `${product_name} ${size_name}`,
  rowUrl: ({ product_id }) => paths.productDetail(product_id),
  perPage: 15,
  none: { title: 'dead_stock.none', text: 'dead_stock.none_text' },
  noneMatch: 'size_sales.none_match',
})
