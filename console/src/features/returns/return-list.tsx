import { listReturns, RETURN_TYPES } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { defineList } from '../../shared/list/definition/definition.ts'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { ReturnTag } from './return-tag.tsx'
import './return.css'

/** Return cases, newest first; the tabs of the page narrow them to a state. */
export const RETURN_LISTING = defineList('returns', listReturns, {
  title: 'menu.returns',
  columns: [
    {
      id: 'number',
      header: 'returns.number',
      role: 'main',
      width: 200,
      least: 140,
      cell: ({ id, client_name }) => (
        <span>
          <Link className="ad-table__strong ad-num" to={paths.returnCase(id)}>
            {returnCode(id)}
          </Link>
          <span className="ad-table__sub">{client_name}</span>
        </span>
      ),
      file: [
        { header: 'returns.number', kind: 'number', value: ({ id }) => id },
        { header: 'returns.client', value: ({ client_name }) => client_name },
      ],
    },
    {
      id: 'order',
      header: 'returns.order',
      width: 110,
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
        <span>
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
    {
      id: 'units',
      header: 'product.units',
      align: 'end',
      width: 100,
      cell: ({ quantity }, { count }) => count(quantity),
      file: [{ header: 'product.units', kind: 'count', value: ({ quantity }) => quantity }],
    },
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
      width: 180,
      cell: ({ state_id, is_overdue }, { t }) => (
        <span>
          <ReturnTag state={state_id} />
          {is_overdue && <span className="ad-table__sub ad-return-overdue">{t('returns.overdue_row')}</span>}
        </span>
      ),
      file: [{ header: 'order.state', value: ({ state_id }, { t }) => t(`return.state.${state_id}`) }],
    },
    {
      id: 'created',
      header: 'returns.created_at',
      width: 170,
      least: 150,
      cell: ({ created_at, user_name }, { instant }) => (
        <span>
          <span className="ad-num">{instant(created_at)}</span>
          <span className="ad-table__sub">{user_name}</span>
        </span>
      ),
      file: [
        { header: 'returns.created_at', kind: 'instant', value: ({ created_at }) => created_at },
        { header: 'stock.by', value: ({ user_name }) => user_name },
      ],
    },
  ],
  filters: { type: { label: 'returns.type' } },
  search: { label: 'returns.search', placeholder: 'returns.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ id, client_name }) => `${returnCode(id)} ${client_name}`,
  rowUrl: ({ id }) => paths.returnCase(id),
  perPage: 15,
  none: { title: 'returns.none', text: 'returns.none_text' },
  noneMatch: 'returns.none_match',
})

export function useReturnChoices(): Choices {
  const t = useTexts()
  return useMemo(
    () => ({ type: RETURN_TYPES.map((type) => ({ value: type, label: t(`returns.type_${type}`) })) }),
    [t],
  )
}
