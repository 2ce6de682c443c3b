import type { OrderSummary } from '@deportivo/contracts/order'
import { Link } from 'react-router-dom'
import type { Column } from '../../shared/list/data-table.tsx'
import { StateTag } from '../../shared/order/state-tag.tsx'
import { paths } from '../../shared/paths.ts'
import type { Say } from '../../shared/texts.tsx'
import type { useFormats } from '../../shared/use-formats.ts'

/** Where an order opens: a seller's own in the seller's screens, all others on the sale screen. */
export const orderUrl = ({ id, client_id, seller_id, type_order }: OrderSummary): string =>
  type_order === 'seller'
    ? paths.sellerOrder({ sellerId: seller_id, clientId: client_id, orderId: id, codeId: 0 })
    : paths.sale(id, client_id)

/** The columns of every list of orders. */
export function orderColumns(
  t: Say,
  { shortInstant, money, count }: ReturnType<typeof useFormats>,
): Column<OrderSummary>[] {
  return [
    {
      id: 'id',
      header: t('order.id'),
      role: 'main',
      cell: (order) => (
        <span>
          <Link className="ad-table__strong ad-num" to={orderUrl(order)}>
            #{order.id}
          </Link>
          <span className="ad-table__sub ad-num">{shortInstant(order.created_at)}</span>
        </span>
      ),
    },
    {
      id: 'client',
      header: t('order.client'),
      cell: (order) => (
        <span>
          {order.client_name}
          <span className="ad-table__sub">{order.city_name ?? order.subcategories.join(', ')}</span>
        </span>
      ),
    },
    { id: 'state', header: t('order.state'), cell: (order) => <StateTag state={order.state_id} /> },
    {
      id: 'type',
      header: t('order.type'),
      cell: (order) => (
        <span>
          {t(`order.type.${order.type_order}`)}
          <span className="ad-table__sub">{order.seller_name}</span>
        </span>
      ),
    },
    { id: 'units', header: t('order.units'), align: 'end', cell: (order) => count(order.units) },
    { id: 'total', header: t('order.total'), align: 'end', cell: (order) => money(order.total_value) },
    {
      id: 'balance',
      header: t('order.balance'),
      align: 'end',
      cell: (order) => (
        <span className={order.total_balance > 0 ? undefined : 'ad-soft'}>{money(order.total_balance)}</span>
      ),
    },
  ]
}
