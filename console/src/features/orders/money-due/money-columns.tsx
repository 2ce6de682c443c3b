import { MONEY_FILE } from '@deportivo/contracts/exports/money-columns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { Link } from 'react-router-dom'
import type { ListColumn } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'

interface OfOrder {
  order_id: number
  client_id: number
  client_name: string
  return_id?: number | null
}

/** The order whose money it is, with the return case that charged it. */
export const ORDER_COLUMN: ListColumn<OfOrder, never> = {
  id: 'order',
  header: 'stock.order',
  role: 'main',
  width: 210,
  least: 150,
  cell: ({ order_id, client_id, client_name, return_id }) => (
    <span className="ad-cell__lines">
      <Link className="ad-table__strong" to={paths.sale(order_id, client_id)}>
        <span className="ad-num">#{order_id}</span> <bdi>{client_name}</bdi>
      </Link>
      {typeof return_id === 'number' && (
        <Link className="ad-table__sub ad-num" to={paths.returnCase(return_id)}>
          {returnCode(return_id)}
        </Link>
      )}
    </span>
  ),
  file: MONEY_FILE.order,
}

export const AMOUNT_COLUMN: ListColumn<{ amount: number }, never> = {
  id: 'amount',
  header: 'order.field.amount',
  align: 'end',
  width: 130,
  cell: ({ amount }, { money }) => <strong className="ad-num">{money(amount)}</strong>,
  file: MONEY_FILE.amount,
}
