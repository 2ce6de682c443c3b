import { listCommission, type CommissionLine } from '@deportivo/contracts/sellers/settlements'
import { Link } from 'react-router-dom'
import { priceCodeName } from '../../../entities/product/prices/price-code-name.ts'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import type { Translate } from '../../../shared/language/texts.tsx'

export const codeOf = ({ code_key: key, code_name: name }: CommissionLine, t: Translate) =>
  priceCodeName({ key, name }, t)

/** What became of units of an earlier sale; null for what was sold. */
export function changeOf({ units }: CommissionLine, t: Translate): string | null {
  if (units === 0) return t('returns.type_exchange')
  return units < 0 ? t('seller_account.returned') : null
}

/** What the next settlement of a seller holds, the oldest sale first. */
export const COMMISSION_LISTING = defineList('seller-commission', listCommission, {
  title: 'seller_account.commission',
  columns: [
    {
      id: 'product',
      header: 'returns.product',
      role: 'main',
      width: 230,
      least: 150,
      cell: (line, { t }) => {
        const change = changeOf(line, t)
        return (
          <span className="ad-cell__lines">
            <span className="ad-table__strong">
              <bdi>{line.product_name}</bdi>{' '}
              {change !== null && <span className="ad-tag ad-tag--danger">{change}</span>}
            </span>
            <span className="ad-table__sub">
              <bdi>
                {line.color_name} · {line.size_name}
              </bdi>
            </span>
          </span>
        )
      },
      file: [
        { header: 'returns.product', value: ({ product_name }) => product_name },
        { header: 'products.color', value: ({ color_name }) => color_name },
        { header: 'products.size', value: ({ size_name }) => size_name },
      ],
    },
    {
      id: 'order',
      header: 'order.id',
      width: 170,
      least: 110,
      cell: ({ order_id, client_name }) => (
        <span className="ad-cell__lines">
          <Link className="ad-num" to={paths.sale(order_id)}>
            #{order_id}
          </Link>
          <span className="ad-table__sub">
            <bdi>{client_name}</bdi>
          </span>
        </span>
      ),
      file: [
        { header: 'order.id', kind: 'number', value: ({ order_id }) => order_id },
        { header: 'order.client', value: ({ client_name }) => client_name },
      ],
    },
    {
      id: 'sold_at',
      header: 'seller_account.sold_at',
      width: 140,
      least: 120,
      orderBy: 'sold_at',
      cell: ({ sold_at }, { shortInstant }) => <span className="ad-num">{shortInstant(sold_at)}</span>,
      file: [{ header: 'seller_account.sold_at', kind: 'instant', value: ({ sold_at }) => sold_at }],
    },
    {
      id: 'value',
      header: 'seller_account.value',
      align: 'end',
      width: 125,
      least: 110,
      cell: ({ value, units }, { t, money }) => (
        <span className="ad-cell__lines">
          {money(value)}
          <span className="ad-table__sub ad-num">{t('common.units', { count: units })}</span>
        </span>
      ),
      file: [
        { header: 'seller_account.units', kind: 'count', value: ({ units }) => units },
        { header: 'seller_account.value', kind: 'money', value: ({ value }) => value },
      ],
    },
    {
      id: 'percentage',
      header: 'seller_account.percentage',
      align: 'end',
      width: 120,
      least: 100,
      cell: (line, { t }) => (
        <span className="ad-cell__lines">
          {t('seller_account.percent', { percentage: line.percentage })}
          <span className="ad-table__sub">{codeOf(line, t)}</span>
        </span>
      ),
      file: [
        { header: 'product.price_code', value: (line, { t }) => codeOf(line, t) },
        { header: 'seller_account.percentage', kind: 'number', value: ({ percentage }) => percentage },
      ],
    },
    {
      id: 'commission',
      header: 'seller_account.earned',
      align: 'end',
      width: 120,
      least: 105,
      cell: ({ commission }, { money }) => <span className="ad-table__strong">{money(commission)}</span>,
      file: [{ header: 'seller_account.earned', kind: 'money', value: ({ commission }) => commission }],
    },
  ],
  filters: {},
  rowKey: ({ line_id }) => line_id,
  rowName: ({ order_id, product_name }) => `#${order_id} ${product_name}`,
  rowUrl: ({ order_id }) => paths.sale(order_id),
  perPage: 15,
  none: { title: 'seller_account.no_commission', text: 'seller_account.no_commission_text' },
  noneMatch: 'seller_account.none_match',
})
