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
      file: [
        { header: 'stock.order', kind: 'number', value: ({ order_id }) => order_id },
        { header: 'order.client', value: ({ client_name }) => client_name },
      ],
    },
    {
      id: 'size',
      header: 'products.size',
      width: 75,
      cell: ({ size_name }) => size_name,
      file: [{ header: 'products.size', value: ({ size_name }) => size_name }],
    },
    {
      id: 'quantity',
      header: 'product.units',
      align: 'end',
      width: 95,
      cell: ({ quantity }, { count }) => count(quantity),
      file: [{ header: 'product.units', kind: 'count', value: ({ quantity }) => quantity }],
    },
    {
      id: 'store',
      header: 'products.store',
      width: 160,
      least: 110,
      cell: ({ store_name }) => store_name,
      file: [{ header: 'products.store', value: ({ store_name }) => store_name }],
    },
  ] as const satisfies readonly ListColumn<Line>[]
