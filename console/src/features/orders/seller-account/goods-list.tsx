import { listGoods, type SellerGoods } from '@deportivo/contracts/sellers/settlements'
import { Link } from 'react-router-dom'
import { STATE_COLUMN } from '../../../entities/order/state-column.tsx'
import { productSize } from '../../../entities/product/product-size.tsx'
import type { Translate } from '../../../shared/language/texts.tsx'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { orderUrl } from '../list/order-url.ts'
import { daysSince } from '../reserved/reserved-days.ts'

const productsOf = ({ products }: SellerGoods, { t }: { t: Translate }) =>
  products
    .map(({ product_name, color_name, size_name, quantity }) =>
      productSize(t, {
        product: `${product_name} ${color_name}`,
        size: size_name,
        quantity: quantity === 1 ? undefined : quantity,
      }),
    )
    .join(' · ')

/** Orders whose goods a seller has, the oldest first. */
export const GOODS_LISTING = defineList('seller-goods', listGoods, {
  title: 'seller_account.goods',
  columns: [
    {
      id: 'id',
      header: 'order.id',
      role: 'main',
      width: 160,
      least: 120,
      cell: (order) => (
        <span className="ad-cell__lines">
          <Link className="ad-table__strong ad-num" to={orderUrl(order)}>
            #{order.id}
          </Link>
          <span className="ad-table__sub">
            <bdi>{order.client_name}</bdi>
          </span>
        </span>
      ),
      file: [
        { header: 'order.id', kind: 'number', value: ({ id }) => id },
        { header: 'order.client', value: ({ client_name }) => client_name },
      ],
    },
    {
      id: 'products',
      header: 'seller_account.products',
      role: 'text',
      width: 300,
      least: 160,
      cell: (order, tools) => <bdi>{productsOf(order, tools)}</bdi>,
      file: [{ header: 'seller_account.products', value: productsOf }],
    },
    {
      id: 'age',
      header: 'seller_account.with_seller',
      width: 140,
      least: 110,
      cell: ({ with_seller_since: since }, { t, shortInstant }) => (
        <span className="ad-cell__lines">
          {t('reserved.days', { days: daysSince(since, serverNow()) })}
          <span className="ad-table__sub ad-num">{shortInstant(since)}</span>
        </span>
      ),
      file: [
        {
          header: 'seller_account.since',
          kind: 'instant',
          value: ({ with_seller_since }) => with_seller_since,
        },
      ],
    },
    STATE_COLUMN,
    {
      id: 'total',
      header: 'seller_account.value',
      align: 'end',
      width: 120,
      least: 105,
      cell: ({ total_value, units }, { t, money }) => (
        <span className="ad-cell__lines">
          {money(total_value)}
          <span className="ad-table__sub ad-num">{t('common.units', { count: units })}</span>
        </span>
      ),
      file: [
        { header: 'seller_account.value', kind: 'money', value: ({ total_value }) => total_value },
        { header: 'seller_account.units', kind: 'count', value: ({ units }) => units },
      ],
    },
  ],
  filters: {},
  rowKey: ({ id }) => id,
  rowName: ({ id, client_name }) => `#${id} ${client_name}`,
  rowUrl: orderUrl,
  perPage: 15,
  none: { title: 'seller_account.no_goods', text: 'seller_account.no_goods_text' },
  noneMatch: 'seller_account.none_match',
})
