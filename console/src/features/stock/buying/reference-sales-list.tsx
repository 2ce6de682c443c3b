import { listReferenceSales, type ReferenceSales } from '@deportivo/contracts/catalogue/size-sales'
import { paths } from '../../../shared/navigation/paths.ts'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { NET_IN_FILE, SALES_COLUMNS } from './sales-columns.tsx'
import { ReferenceNetCell } from './sales-range.tsx'

const missingOf = ({ missing_sizes }: ReferenceSales) => missing_sizes.join(', ')

/** 'Qué se vende y dónde falta' by reference: those that sold most first. */
export const REFERENCE_SALES_LISTING = defineList('reference-sales', listReferenceSales, {
  title: 'reference_sales.title',
  columns: [
    {
      id: 'reference',
      header: 'products.reference',
      role: 'main',
      width: 250,
      least: 150,
      cell: ({ reference_name, product_name, brand_name }) => (
        <span className="ad-cell__lines">
          <span className="ad-table__strong">{reference_name}</span>
          <span className="ad-table__sub">
            {product_name} · {brand_name}
          </span>
        </span>
      ),
      file: [
        { header: 'products.reference', value: ({ reference_name }) => reference_name },
        { header: 'product.name', value: ({ product_name }) => product_name },
        { header: 'products.brand', value: ({ brand_name }) => brand_name },
      ],
    },
    {
      id: 'sizes',
      header: 'reference_sales.sizes',
      align: 'end',
      width: 90,
      cell: ({ sizes }, { count }) => count(sizes),
      file: [{ header: 'reference_sales.sizes', kind: 'count', value: ({ sizes }) => sizes }],
    },
    {
      id: 'net',
      header: 'size_sales.net',
      align: 'end',
      width: 130,
      least: 100,
      orderBy: 'net',
      cell: (row) => <ReferenceNetCell row={row} />,
      file: NET_IN_FILE,
    },
    ...SALES_COLUMNS,
    {
      id: 'missing',
      header: 'reference_sales.missing_sizes',
      role: 'text',
      width: 200,
      least: 140,
      cell: (row, { t }) =>
        row.missing_sizes.length === 0 ? (
          <span className="ad-soft">{t('reference_sales.none_missing')}</span>
        ) : (
          <strong className="ad-num">{missingOf(row)}</strong>
        ),
      file: [{ header: 'reference_sales.missing_sizes', value: missingOf }],
    },
  ],
  filters: {
    from: { label: 'list.from' },
    to: { label: 'list.to' },
    store: { label: 'products.store' },
    brand: { label: 'products.brand' },
    category: { label: 'products.category', isFurther: true },
  },
  search: { label: 'broken_runs.search', placeholder: 'quarantine.search_placeholder' },
  rowKey: ({ reference_id }) => String(reference_id),
  rowName: ({ reference_name }) => reference_name,
  rowUrl: ({ reference_name }) => paths.sizeSalesOf(reference_name),
  perPage: 15,
  none: { title: 'size_sales.none', text: 'size_sales.none_text' },
  noneMatch: 'size_sales.none_match',
})
