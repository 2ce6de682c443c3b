import { RETURN_FILE } from '@deportivo/contracts/exports/return-columns'
import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import type { listReturns } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { Link } from 'react-router-dom'
import { PicturedProduct } from '../../../entities/product/pictured-product.tsx'
import type { ListColumn } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { ClientMoney } from './client-money.tsx'
import { MainStepButton } from './main-step-button.tsx'
import { ReturnTag } from './return-tag.tsx'
import { waitingAge } from './waiting-age.tsx'

type Column = ListColumn<ReturnSummary, (typeof listReturns)['list']['sort'][number]>

/** What the list of return cases shows of each. */
export const RETURN_COLUMNS: readonly Column[] = [
  {
    id: 'number',
    header: 'returns.number',
    role: 'main',
    orderBy: 'id',
    width: 190,
    least: 165,
    cell: ({ id, client_name, group_id }, { t }) => (
      <span className="ad-cell__lines">
        <Link className="ad-table__strong ad-num" to={paths.returnCase(id)}>
          {returnCode(id)}
        </Link>
        <span className="ad-table__sub">{client_name}</span>
        {group_id !== null && <span className="ad-table__sub">{t('returns.group', { id: group_id })}</span>}
      </span>
    ),
    file: RETURN_FILE.number,
  },
  {
    id: 'product',
    header: 'returns.product',
    width: 250,
    least: 210,
    cell: ({ quantity, reason, sale_product: { photo, product_name, size_name } }, { count }) => (
      <PicturedProduct url={photo} name={product_name}>
        <span className="ad-one-line">{product_name}</span>
        <span className="ad-table__sub">
          <strong>{size_name}</strong> × {count(quantity)} · {reason}
        </span>
      </PicturedProduct>
    ),
    file: RETURN_FILE.product,
  },
  {
    id: 'state',
    header: 'returns.state_and_age',
    orderBy: 'waiting',
    width: 200,
    least: 195,
    cell: (row, tools) => (
      <span className="ad-cell__lines">
        <ReturnTag state={row.state_id} />
        {waitingAge(row, tools)}
      </span>
    ),
    file: RETURN_FILE.state,
  },
  {
    id: 'money',
    header: 'returns.client_money',
    align: 'end',
    orderBy: 'client_money',
    width: 150,
    least: 135,
    cell: (row, tools) => <ClientMoney row={row} tools={tools} />,
    file: RETURN_FILE.money,
  },
  // Beside the money: on a narrow screen the last columns are out of sight.
  {
    id: 'next',
    header: 'payments.next',
    role: 'step',
    width: 180,
    least: 165,
    cell: (row) => <MainStepButton row={row} />,
    file: [],
  },
  {
    id: 'seller',
    header: 'order.seller',
    width: 150,
    least: 130,
    cell: ({ seller_name, sale_id }, { t }) => (
      <span className="ad-cell__lines">
        <bdi>{seller_name}</bdi>
        <span className="ad-table__sub">
          <Link className="ad-num" to={paths.sale(sale_id)}>
            {t('order.title', { id: sale_id })}
          </Link>
        </span>
      </span>
    ),
    file: RETURN_FILE.seller,
  },
  {
    id: 'reference',
    header: 'products.reference',
    width: 140,
    least: 110,
    isExtra: true,
    cell: ({ sale_product: { reference_name } }) => reference_name,
    file: RETURN_FILE.reference,
  },
  {
    id: 'type',
    header: 'returns.type',
    width: 120,
    least: 100,
    isExtra: true,
    cell: ({ settlement }, { t }) => t(`returns.type_${settlement ?? 'undecided'}`),
    file: RETURN_FILE.type,
  },
  {
    id: 'created',
    header: 'returns.created_at',
    width: 170,
    least: 150,
    isExtra: true,
    cell: ({ created_at, user_name }, { instant }) => (
      <span className="ad-cell__lines">
        <span className="ad-num">{instant(created_at)}</span>
        <span className="ad-table__sub">{user_name}</span>
      </span>
    ),
    file: RETURN_FILE.created,
  },
]
