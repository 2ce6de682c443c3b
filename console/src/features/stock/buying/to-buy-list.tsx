import {
  listPurchaseProposals,
  type PurchaseProposal,
} from '@deportivo/contracts/catalogue/purchase-proposals'
import { defineList, type CellTools, type ListColumn } from '../../../shared/list/definition/definition.ts'
import type { TextKey } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { PRODUCT_COLUMN, SIZE_COLUMN } from '../../../entities/product/stock/stock-columns.tsx'

/** 'Vendió 12 en 4 semanas, quedan 3, 2 en camino'. */
export const whyBuy = (
  { sold, weeks, available, in_transit }: PurchaseProposal,
  { t, count }: CellTools,
): string =>
  t('to_buy.explained', {
    sold: count(sold),
    weeks,
    available: count(available),
    transit: count(in_transit),
  })

type Sort = 'proposal' | 'sold' | 'available'
type Figure = Sort | 'in_transit' | 'quarantine' | 'dispatch_time'

const figure = (
  id: Figure,
  header: TextKey,
  look: Pick<ListColumn<PurchaseProposal, Sort>, 'width' | 'orderBy' | 'isExtra'>,
): ListColumn<PurchaseProposal, Sort> => ({
  id,
  header,
  align: 'end',
  ...look,
  cell: (row, { count }) => (id === 'proposal' ? <strong>{count(row[id])}</strong> : count(row[id])),
  file: [{ header, kind: 'count', value: (row) => row[id] }],
})

/** 'Qué volver a comprar': the most first. */
export const TO_BUY_LISTING = defineList('purchase-proposals', listPurchaseProposals, {
  title: 'to_buy.title',
  columns: [
    PRODUCT_COLUMN,
    SIZE_COLUMN,
    figure('proposal', 'to_buy.proposal', { width: 100, orderBy: 'proposal' }),
    {
      id: 'why',
      header: 'to_buy.why',
      role: 'text',
      width: 330,
      least: 200,
      cell: (row, tools) => whyBuy(row, tools),
      file: [{ header: 'to_buy.why', value: (row, tools) => whyBuy(row, tools) }],
    },
    figure('sold', 'to_buy.sold', { width: 90, orderBy: 'sold' }),
    figure('available', 'minimum.available', { width: 110, orderBy: 'available' }),
    figure('in_transit', 'to_buy.in_transit', { width: 105 }),
    figure('quarantine', 'to_buy.quarantine', { width: 125 }),
    figure('dispatch_time', 'to_buy.dispatch_time', { width: 130 }),
  ],
  filters: {
    weeks: { label: 'to_buy.weeks' },
    cover: { label: 'to_buy.cover' },
    brand: { label: 'products.brand' },
    category: { label: 'products.category', isFurther: true },
  },
  search: { label: 'broken_runs.search', placeholder: 'quarantine.search_placeholder' },
  rowKey: ({ product_id, size_id }) => `${product_id}-${size_id}`,
  rowName: ({ product_name, size_name }) => `${product_name} ${size_name}`,
  rowUrl: ({ product_id }) => paths.productDetail(product_id),
  perPage: 50,
  none: { title: 'to_buy.none', text: 'to_buy.none_text' },
  noneMatch: 'size_sales.none_match',
})
