import { PRODUCT_SALE_FILE } from '@deportivo/contracts/exports/product-history-columns'
import { listSalesOfProduct } from '@deportivo/contracts/orders/product-history'
import { STATE_COLUMN } from '../../../entities/order/state-column.tsx'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { orderLineColumns } from './order-line-columns.tsx'

/** What was sold of a product in the orders that the user may see, newest first. */
export const PRODUCT_SALE_LISTING = defineList('product-sales', listSalesOfProduct, {
  title: 'product.tab_sales',
  columns: [
    ...orderLineColumns(),
    {
      id: 'price',
      header: 'order.total',
      align: 'end',
      width: 115,
      cell: ({ price }, { money }) => money(price),
      file: PRODUCT_SALE_FILE.price,
    },
    {
      id: 'seller',
      header: 'order.seller',
      width: 160,
      least: 110,
      cell: ({ seller_name }) => <bdi>{seller_name}</bdi>,
      file: PRODUCT_SALE_FILE.seller,
    },
    STATE_COLUMN,
    {
      id: 'at',
      header: 'product.sold_at',
      width: 160,
      least: 150,
      cell: ({ sold_at }, { instant }) => <span className="ad-num">{instant(sold_at)}</span>,
      file: PRODUCT_SALE_FILE.at,
    },
  ],
  filters: {
    size: { label: 'products.size' },
    store: { label: 'products.store' },
    from: { label: 'list.from' },
    to: { label: 'list.to' },
  },
  rowKey: ({ id }) => id,
  rowName: ({ order_id }) => `#${order_id}`,
  perPage: 15,
  none: { title: 'product.no_sales' },
  noneMatch: 'product.no_sales_match',
})
