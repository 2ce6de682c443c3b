import { listUnderMinimum } from '@deportivo/contracts/catalogue/minimums'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { PRODUCT_COLUMN, SIZE_COLUMN } from '../../../entities/product/stock/stock-columns.tsx'

/** Sizes with fewer units for sale than their minimum; those that fell last come first. */
export const UNDER_MINIMUM_LISTING = defineList('under-minimum', listUnderMinimum, {
  title: 'minimum.title',
  columns: [
    PRODUCT_COLUMN,
    SIZE_COLUMN,
    {
      id: 'minimum',
      header: 'minimum.minimum',
      align: 'end',
      width: 95,
      cell: ({ minimum }, { count }) => count(minimum),
      file: [{ header: 'minimum.minimum', kind: 'count', value: ({ minimum }) => minimum }],
    },
    {
      id: 'available',
      header: 'minimum.available',
      align: 'end',
      width: 110,
      cell: ({ available }, { count }) => count(available),
      file: [{ header: 'minimum.available', kind: 'count', value: ({ available }) => available }],
    },
    {
      id: 'in-transit',
      header: 'minimum.in_transit',
      align: 'end',
      width: 110,
      cell: ({ in_transit }, { count }) => count(in_transit),
      file: [{ header: 'minimum.in_transit', kind: 'count', value: ({ in_transit }) => in_transit }],
    },
    {
      id: 'missing',
      header: 'minimum.missing',
      align: 'end',
      width: 90,
      cell: ({ missing }, { count }) => <strong>{count(missing)}</strong>,
      file: [{ header: 'minimum.missing', kind: 'count', value: ({ missing }) => missing }],
    },
    {
      id: 'since',
      header: 'quarantine.since',
      width: 160,
      least: 130,
      orderBy: 'since',
      cell: ({ since }, { instant }) => <span className="ad-num">{instant(since)}</span>,
      file: [{ header: 'quarantine.since', kind: 'instant', value: ({ since }) => since }],
    },
    {
      id: 'last-sold',
      header: 'minimum.last_sold',
      width: 160,
      least: 130,
      cell: ({ last_sold_at }, { t, instant }) =>
        last_sold_at === null ? (
          <span className="ad-soft">{t('common.none')}</span>
        ) : (
          <span className="ad-num">{instant(last_sold_at)}</span>
        ),
      file: [{ header: 'minimum.last_sold', kind: 'instant', value: ({ last_sold_at }) => last_sold_at }],
    },
  ],
  filters: {},
  search: { label: 'broken_runs.search', placeholder: 'quarantine.search_placeholder' },
  rowKey: ({ product_id, size_id }) => `${product_id}-${size_id}`,
  rowName: ({ product_name, size_name }) => `${product_name} ${size_name}`,
  rowUrl: ({ product_id }) => paths.productDetail(product_id),
  perPage: 15,
  none: { title: 'minimum.none', text: 'minimum.none_text' },
  noneMatch: 'minimum.none_match',
})
