import { PRODUCT_RETURN_FILE } from '@deportivo/contracts/exports/product-history-columns'
import { listReturnsOfProduct } from '@deportivo/contracts/orders/product-history'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { orderLineColumns } from './order-line-columns.tsx'

/** What came back of a product from the orders that the user may see, newest first. */
export const PRODUCT_RETURN_LISTING = defineList('product-returns', listReturnsOfProduct, {
  title: 'product.tab_returns',
  columns: [
    ...orderLineColumns(),
    {
      id: 'state',
      header: 'order.state',
      width: 190,
      least: 140,
      cell: ({ state_id }, { t }) => t(`return.state.${state_id}`),
      file: PRODUCT_RETURN_FILE.state,
    },
    {
      id: 'at',
      header: 'product.returned_at',
      width: 160,
      least: 150,
      cell: ({ returned_at }, { instant }) => <span className="ad-num">{instant(returned_at)}</span>,
      file: PRODUCT_RETURN_FILE.at,
    },
  ],
  filters: { size: { label: 'products.size' }, store: { label: 'products.store' } },
  rowKey: ({ id }) => id,
  rowName: ({ order_id }) => `#${order_id}`,
  perPage: 15,
  none: { title: 'product.no_returns' },
  noneMatch: 'product.no_returns_match',
})
