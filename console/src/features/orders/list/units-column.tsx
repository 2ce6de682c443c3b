import { ORDER_FILE } from '@deportivo/contracts/exports/order-columns'
import type { OrderRow } from '@deportivo/contracts/orders/order-list'
import { Link } from 'react-router-dom'
import type { ListColumn } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'

/** How many units an order has. */
export const UNITS_COLUMN: ListColumn<OrderRow, never> = {
  id: 'units',
  header: 'order.units',
  align: 'end',
  width: 70,
  cell: ({ units }, { count }) => count(units),
  file: ORDER_FILE.units,
}

/** The same as a link to the order on the page of its client, open at its products, which the list includes. */
export const OPENED_UNITS_COLUMN: ListColumn<OrderRow, never> = {
  ...UNITS_COLUMN,
  cell: ({ id, client_id, units, products = [] }, { count, t }) => {
    const ids = [...new Set(products.map(({ product_id }) => product_id))]
    if (ids.length === 0) return count(units)
    return (
      <Link
        className="ad-num"
        to={paths.clientHistoryOrder(client_id, id, ids)}
        aria-label={t('client.open_order', { id, count: count(units) })}
      >
        {count(units)}
      </Link>
    )
  },
}
