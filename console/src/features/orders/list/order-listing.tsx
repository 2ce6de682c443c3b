import { ORDER_FILE, orderPlace } from '@deportivo/contracts/exports/order-columns'
import type { ORDER_LIST, OrderRow } from '@deportivo/contracts/orders/order-list'
import { listOrders, changeOrder } from '@deportivo/contracts/orders/orders'
import { Link } from 'react-router-dom'
import { defineList, type ListColumn } from '../../../shared/list/definition/definition.ts'
import { STATE_COLUMN } from '../../../entities/order/state-column.tsx'
import { StateTag } from '../../../entities/order/state-tag.tsx'
import { SmallProgress } from '../../../entities/order/progress/small-progress.tsx'
import type { Session } from '../../../shared/session/session.tsx'
import { OneLine } from '../../../shared/ui/display/one-line.tsx'
import { NOTES_FORM } from '../notes/notes.forms.ts'
import { orderUrl } from './order-url.ts'
import { OPENED_UNITS_COLUMN, UNITS_COLUMN } from './units-column.tsx'

const COLUMNS: readonly ListColumn<OrderRow, (typeof ORDER_LIST)['sort'][number]>[] = [
  {
    id: 'id',
    header: 'order.id',
    role: 'main',
    width: 100,
    orderBy: 'id',
    cell: (order, { shortInstant }) => (
      <span className="ad-cell__lines">
        <Link className="ad-table__strong ad-num" to={orderUrl(order)}>
          #{order.id}
        </Link>
        <span className="ad-table__sub ad-num">{shortInstant(order.created_at)}</span>
      </span>
    ),
    file: ORDER_FILE.id,
  },
  {
    id: 'client',
    header: 'order.client',
    // A first name and two surnames are whole beside the side menu of a usual desktop; so is the seller's below.
    width: 200,
    least: 140,
    cell: (order) => (
      <span className="ad-cell__lines">
        <bdi>{order.client_name}</bdi>
        <span className="ad-table__sub">{orderPlace(order)}</span>
      </span>
    ),
    file: ORDER_FILE.client,
  },
  STATE_COLUMN,
  {
    id: 'since',
    header: 'orders.in_state_since',
    width: 106,
    cell: ({ state_entered_at }, { shortInstant }) => (
      <span className="ad-num">{shortInstant(state_entered_at)}</span>
    ),
    file: ORDER_FILE.since,
  },
  {
    id: 'type',
    header: 'order.type',
    width: 166,
    least: 110,
    cell: ({ type_order, seller_name }, { t }) => (
      <span className="ad-cell__lines">
        {t(`order.type.${type_order}`)}
        <span className="ad-table__sub">{seller_name}</span>
      </span>
    ),
    file: ORDER_FILE.type,
  },
  UNITS_COLUMN,
  {
    id: 'total',
    header: 'order.total',
    align: 'end',
    width: 110,
    cell: ({ total_value }, { money }) => money(total_value),
    file: ORDER_FILE.total,
  },
  {
    id: 'balance',
    header: 'order.balance',
    align: 'end',
    width: 110,
    cell: ({ total_balance }, { money }) => (
      <span className={total_balance > 0 ? undefined : 'ad-soft'}>{money(total_balance)}</span>
    ),
    file: ORDER_FILE.balance,
  },
  {
    id: 'observation',
    header: 'sale.observation',
    isExtra: true,
    width: 200,
    least: 130,
    cell: ({ observation }, { t }) =>
      observation ? <OneLine text={observation} /> : <span className="ad-soft">{t('common.none')}</span>,
    file: ORDER_FILE.observation,
    edit: { field: 'observation', control: 'text' },
  },
]

/** The state with how far it is on the order's way. */
const PROGRESS_COLUMN: ListColumn<OrderRow, never> = {
  ...STATE_COLUMN,
  cell: (order) => (
    <span className="ad-cell__lines">
      <StateTag state={order.state_id} />
      <SmallProgress order={order} />
    </span>
  ),
}

const STATE = { label: 'order.state' } as const
const TYPE = { label: 'order.type' } as const
const BALANCE = { label: 'order.with_balance', isInBar: true } as const

const ORDERS = {
  columns: COLUMNS,
  change: {
    contract: changeOrder,
    form: NOTES_FORM,
    permission: 'update sales',
    may: ({ seller_id }: OrderRow, { grants, user }: Session) =>
      grants['update sales'] !== 'own' || seller_id === user.id,
  },
  search: { label: 'orders.search', placeholder: 'orders.search_placeholder' },
  rowKey: ({ id }: OrderRow) => id,
  rowName: ({ id }: OrderRow) => `#${id}`,
  rowUrl: orderUrl,
  perPage: 6,
  none: { title: 'orders.none', text: 'orders.none_text' },
  noneMatch: 'orders.none_match',
} as const

/** Orders, newest first; six to a page, as the specification wants. */
export const ORDER_LISTING = defineList('orders', listOrders, {
  ...ORDERS,
  title: 'orders.title',
  filters: {
    state: STATE,
    type: TYPE,
    balance: { ...BALANCE, isFurther: true, off: 'reports.has_balance.0' },
    team: { label: 'list.of_team', isFurther: true },
    discount: { label: 'order.with_discount', isFurther: true, off: 'reports.has_discount.0' },
    payment: { label: 'reports.dimension.payment', isFurther: true },
    profile: { label: 'reports.dimension.profile', isFurther: true },
    seller: { label: 'reports.dimension.seller', isFurther: true },
    client: { label: 'reports.dimension.client', isFurther: true },
    client_type: { label: 'reports.dimension.client_type', isFurther: true },
    store: { label: 'reports.dimension.store', isFurther: true },
    category: { label: 'reports.dimension.category', isFurther: true },
    brand: { label: 'reports.dimension.brand', isFurther: true },
    from: { label: 'orders.created_from', isFurther: true },
    to: { label: 'orders.created_to', isFurther: true },
    department: { label: 'client.department', isFurther: true, clears: ['city'] },
    city: { label: 'client.city', isFurther: true },
    sold_from: { label: 'orders.sold_from', isFurther: true },
    sold_to: { label: 'orders.sold_to', isFurther: true },
    sold_hour: { label: 'orders.sold_hour', isFurther: true },
  },
})

/** One seller's own: all of one type, so there is nothing to choose there. */
export const SELLER_ORDER_LISTING = defineList('seller-orders', listOrders, {
  ...ORDERS,
  title: 'orders.of_seller',
  columns: COLUMNS.map((column) => (column === STATE_COLUMN ? PROGRESS_COLUMN : column)),
  filters: { state: STATE },
})

/** All that one client ever ordered. */
export const CLIENT_ORDER_LISTING = defineList('client-orders', listOrders, {
  ...ORDERS,
  title: 'client.orders',
  query: { include: 'products' },
  columns: COLUMNS.map((column) => (column === UNITS_COLUMN ? OPENED_UNITS_COLUMN : column)),
  filters: { state: STATE, type: TYPE, balance: BALANCE },
  perPage: 10,
  none: { title: 'client.no_orders' },
})
