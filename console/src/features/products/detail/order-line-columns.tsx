import { ORDER_LINE_FILE } from '@deportivo/contracts/exports/product-history-columns'
import { Link } from 'react-router-dom'
import type { ListColumn } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'

interface OrderLine {
  order_id: number
  client_name: string
  size_name: string
  store_name: string
  quantity: number
}

/** The columns that sales and returns of a product have in common. */
export const orderLineColumns = <Line extends OrderLine>() =>
  [
    {
      id: 'order',
      header: 'stock.order',
      role: 'main',
      width: 180,
      least: 130,
      cell: ({ order_id, client_name }) => (
        <span className="ad-cell__lines">
          <Link className="ad-table__strong ad-num" to={paths.sale(order_id)}>
            #{order_id}
          </Link>
          <bdi className="ad-table__sub">{client_name}</bdi>
        </span>
      ),
      file: ORDER_LINE_FILE.order,
    },
    {
      id: 'size',
      header: 'products.size',
      width: 75,
      cell: ({ size_name }) => size_name,
      file: ORDER_LINE_FILE.size,
    },
    {
      id: 'quantity',
      header: 'product.units',
      align: 'end',
      width: 95,
      cell: ({ quantity }, { count }) => count(quantity),
      file: ORDER_LINE_FILE.quantity,
    },
    {
      id: 'store',
      header: 'products.store',
      width: 160,
      least: 110,
      cell: ({ store_name }) => store_name,
      file: ORDER_LINE_FILE.store,
    },
  ] as const satisfies readonly ListColumn<Line>[]
