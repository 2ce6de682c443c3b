import { listSalesOfProduct } from '@deportivo/contracts/orders/product-history'
import { GIVEN_UP_STATES } from '@deportivo/lifecycle/order/states'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import { defineList } from '@deportivo/platform/lists/define-list'
import { fromDay, toDay } from '@deportivo/platform/lists/narrow'
import type { ListCall } from '@deportivo/platform/lists/list-definition'

const HISTORY = {
  filters: { size_id: 'lines.size_id', store_id: 'lines.store_id' },
  sort: { id: 'lines.id' },
  tiebreak: ['lines.id'],
  rangeOfCall: ({ params }: Pick<ListCall<typeof listSalesOfProduct>, 'params'>) => ({
    column: 'lines.product_id',
    value: params.id,
  }),
} as const

type Call = Pick<ListCall<typeof listSalesOfProduct>, 'db' | 'actor' | 'params'>

/** The lines with the product in orders that the caller may see; also of a deleted product. */
function linesOf({ db, actor, params: { id } }: Call) {
  const lines = db('orders.published_lines as lines')
    .join('orders.published_orders as orders', 'orders.id', 'lines.order_id')
    .whereBetween('lines.product_id', [id, id])
  const columns = ['id', 'order_id', 'size_id', 'size_name', 'store_id', 'store_name', 'quantity']
  return onlyVisible(lines, actor).select(
    ...columns.map((column) => `lines.${column}`),
    'orders.client_name',
    'orders.state_id',
  )
}

/** What reports count as sold. */
export const listSalesOfProductRoute = defineList(listSalesOfProduct, {
  ...HISTORY,
  filters: { ...HISTORY.filters, from: fromDay('orders.checked_out_at'), to: toDay('orders.checked_out_at') },
  from: (call) =>
    linesOf(call)
      .whereNotNull('orders.checked_out_at')
      .whereNotIn('orders.state_id', GIVEN_UP_STATES)
      .select('lines.price', 'orders.type_order', 'orders.seller_name', {
        sold_at: 'orders.checked_out_at',
      }),
})
