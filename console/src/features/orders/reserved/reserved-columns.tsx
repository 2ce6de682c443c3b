import type { ReservedOrder } from '@deportivo/contracts/orders/reserved'
import { Link } from 'react-router-dom'
import type { ListColumn } from '../../../shared/list/definition/definition.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { orderUrl } from '../list/order-url.ts'
import { daysSince, daysUntil } from './reserved-days.ts'
import './reserved.css'

/** What the list of reserved orders shows of each. */
export const RESERVED_COLUMNS: readonly ListColumn<ReservedOrder, 'state_entered_at'>[] = [
  {
    id: 'id',
    header: 'order.id',
    role: 'main',
    width: 116,
    cell: (order, { t }) => (
      <span className="ad-cell__lines">
        <Link className="ad-table__strong ad-num" to={orderUrl(order)}>
          #{order.id}
        </Link>
        <span className="ad-table__sub">{t(`order.type.${order.type_order}`)}</span>
      </span>
    ),
    file: [
      { header: 'order.id', kind: 'number', value: ({ id }) => id },
      { header: 'order.type', value: ({ type_order }, { t }) => t(`order.type.${type_order}`) },
    ],
  },
  {
    id: 'client',
    header: 'order.client',
    width: 190,
    least: 130,
    cell: ({ client_name, units }, { t }) => (
      <span className="ad-cell__lines">
        <bdi>{client_name}</bdi>
        <span className="ad-table__sub ad-num">{t('common.units', { count: units })}</span>
      </span>
    ),
    file: [
      { header: 'order.client', value: ({ client_name }) => client_name },
      { header: 'order.units', kind: 'count', value: ({ units }) => units },
    ],
  },
  {
    id: 'seller',
    header: 'order.seller',
    width: 170,
    least: 120,
    cell: ({ seller_name, seller_reminded_at: last }, { t, ago }) => (
      <span className="ad-cell__lines">
        <bdi>{seller_name}</bdi>
        {last !== null && (
          <span className="ad-table__sub">{t('reserved.reminded', { ago: ago(last, serverNow()) })}</span>
        )}
      </span>
    ),
    file: [
      { header: 'order.seller', value: ({ seller_name }) => seller_name },
      { header: 'reserved.reminded_at', kind: 'instant', value: ({ seller_reminded_at: last }) => last },
    ],
  },
  {
    id: 'age',
    header: 'reserved.age',
    width: 132,
    orderBy: 'state_entered_at',
    cell: ({ state_entered_at: since }, { t, shortInstant }) => (
      <span className="ad-cell__lines">
        {t('reserved.days', { days: daysSince(since, serverNow()) })}
        <span className="ad-table__sub ad-num">{shortInstant(since)}</span>
      </span>
    ),
    file: [{ header: 'reserved.since', kind: 'instant', value: ({ state_entered_at }) => state_entered_at }],
  },
  {
    id: 'promise',
    header: 'reserved.promise',
    width: 150,
    least: 130,
    cell: ({ promise_ends_at: end, is_overdue }, { t, day }) => (
      <span className={is_overdue ? 'ad-reserved-overdue' : undefined}>
        {is_overdue
          ? t('reserved.ended', { days: daysSince(end, serverNow()) })
          : t('reserved.ends_in', { days: daysUntil(end, serverNow()) })}
        <span className="ad-table__sub ad-num">{day(end)}</span>
      </span>
    ),
    file: [{ header: 'reserved.ends_at', kind: 'instant', value: ({ promise_ends_at }) => promise_ends_at }],
  },
  {
    id: 'total',
    header: 'order.total',
    align: 'end',
    // Of a million, nothing is cut off.
    width: 112,
    cell: ({ total_value }, { money }) => money(total_value),
    file: [{ header: 'order.total', kind: 'money', value: ({ total_value }) => total_value }],
  },
  {
    id: 'paid',
    header: 'reserved.paid',
    align: 'end',
    width: 120,
    least: 110,
    cell: ({ paid, paid_confirmed }, { t, money }) => (
      <span className={paid > 0 ? undefined : 'ad-soft'}>
        {money(paid)}
        {paid > paid_confirmed && (
          <span className="ad-table__sub ad-num">
            {paid_confirmed === 0
              ? t('reserved.nothing_confirmed')
              : t('reserved.unconfirmed', { amount: money(paid - paid_confirmed) })}
          </span>
        )}
      </span>
    ),
    file: [
      {
        header: 'reserved.first_payment',
        kind: 'money',
        value: ({ total_first_payment }) => total_first_payment,
      },
      { header: 'reserved.paid', kind: 'money', value: ({ paid }) => paid },
      { header: 'reserved.confirmed', kind: 'money', value: ({ paid_confirmed }) => paid_confirmed },
    ],
  },
  {
    id: 'balance',
    header: 'order.balance',
    align: 'end',
    width: 112,
    cell: ({ total_balance }, { money }) => (
      <span className={total_balance > 0 ? undefined : 'ad-soft'}>{money(total_balance)}</span>
    ),
    file: [{ header: 'order.balance', kind: 'money', value: ({ total_balance }) => total_balance }],
  },
]
