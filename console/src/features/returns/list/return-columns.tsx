import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { Link } from 'react-router-dom'
import { UNITS_COLUMN } from '../../../entities/product/units-column.ts'
import type { ListColumn } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { ReturnTag } from './return-tag.tsx'
import '../case/return.css'

/** What the list of return cases shows of each. */
export const RETURN_COLUMNS: readonly ListColumn<ReturnSummary, 'id'>[] = [
  {
    id: 'number',
    header: 'returns.number',
    role: 'main',
    width: 200,
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
    file: [
      { header: 'returns.number', kind: 'number', value: ({ id }) => id },
      { header: 'returns.group_number', kind: 'number', value: ({ group_id }) => group_id },
      { header: 'returns.client', value: ({ client_name }) => client_name },
    ],
  },
  {
    id: 'order',
    header: 'returns.order',
    width: 100,
    least: 70,
    cell: ({ sale_id }) => (
      <Link className="ad-num" to={paths.sale(sale_id)}>
        #{sale_id}
      </Link>
    ),
    file: [{ header: 'returns.order', kind: 'number', value: ({ sale_id }) => sale_id }],
  },
  {
    id: 'product',
    header: 'returns.product',
    width: 240,
    least: 150,
    cell: ({ sale_product: { product_name, reference_name, size_name } }) => (
      <span className="ad-cell__lines">
        {product_name}
        <span className="ad-table__sub">
          <strong>{size_name}</strong> · {reference_name}
        </span>
      </span>
    ),
    file: [
      { header: 'returns.product', value: ({ sale_product }) => sale_product.product_name },
      { header: 'products.size', value: ({ sale_product }) => sale_product.size_name },
    ],
  },
  UNITS_COLUMN,
  {
    id: 'reason',
    header: 'returns.reason',
    width: 170,
    least: 130,
    cell: ({ reason }) => reason,
    file: [{ header: 'returns.reason', value: ({ reason }) => reason }],
  },
  {
    id: 'state',
    header: 'order.state',
    width: 190,
    cell: ({ state_id, is_overdue }, { t }) => (
      <span className="ad-cell__lines">
        <ReturnTag state={state_id} />
        {is_overdue && <span className="ad-table__sub ad-return-overdue">{t('returns.overdue_row')}</span>}
      </span>
    ),
    file: [{ header: 'order.state', value: ({ state_id }, { t }) => t(`return.state.${state_id}`) }],
  },
  {
    id: 'type',
    header: 'returns.type',
    width: 120,
    least: 100,
    cell: ({ settlement }, { t }) => t(`returns.type_${settlement ?? 'undecided'}`),
    file: [
      {
        header: 'returns.type',
        value: ({ settlement }, { t }) => t(`returns.type_${settlement ?? 'undecided'}`),
      },
    ],
  },
  {
    id: 'age',
    header: 'quarantine.since',
    width: 120,
    least: 108,
    cell: ({ state_entered_at }, { ago }) => ago(state_entered_at, Date.now()),
    file: [
      { header: 'quarantine.since', kind: 'instant', value: ({ state_entered_at }) => state_entered_at },
    ],
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
    file: [
      { header: 'returns.created_at', kind: 'instant', value: ({ created_at }) => created_at },
      { header: 'stock.by', value: ({ user_name }) => user_name },
    ],
  },
]
