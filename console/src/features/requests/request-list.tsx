import { listRequests, REQUEST_STATES, type RequestSummary } from '@deportivo/contracts/requests/requests'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { priceCodeName } from '../../entities/product/prices/price-code-name.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { defineList } from '../../shared/list/definition/definition.ts'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { RequestTag } from './request-tag.tsx'

/** Of an address that the list opened: closing it leads back to the list as it was. */
export const FROM_LIST = { isFromList: true }

/** What became of a request besides its state: its order, or why it was refused. */
function Outcome({ order_id, reason }: RequestSummary) {
  if (order_id !== null)
    return (
      <Link className="ad-table__sub ad-num" to={paths.sale(order_id)}>
        #{order_id}
      </Link>
    )
  return reason === null ? null : <span className="ad-table__sub">{reason}</span>
}

/** What visitors of shared links asked for, newest first. */
export const REQUEST_LISTING = defineList('requests', listRequests, {
  title: 'request.title',
  columns: [
    {
      id: 'name',
      header: 'request.visitor',
      role: 'main',
      width: 220,
      least: 150,
      cell: ({ id, name }) => (
        <span className="ad-cell__lines">
          <Link className="ad-table__strong" to={paths.request(id)} state={FROM_LIST}>
            <bdi>{name}</bdi>
          </Link>
          <span className="ad-table__sub ad-num">#{id}</span>
        </span>
      ),
      file: [
        { header: 'request.number', kind: 'number', value: ({ id }) => id },
        { header: 'request.visitor', value: ({ name }) => name },
      ],
    },
    {
      id: 'phone',
      header: 'client.phone',
      width: 140,
      cell: ({ phone }, { phone: shown }) => <span className="ad-num">{shown(phone)}</span>,
      file: [{ header: 'client.phone', value: ({ phone }) => phone }],
    },
    {
      id: 'products',
      header: 'sale.products',
      width: 260,
      least: 150,
      cell: ({ product_names, note }) => (
        <span className="ad-cell__lines">
          {product_names}
          {note !== null && <span className="ad-table__sub">{note}</span>}
        </span>
      ),
      file: [
        { header: 'sale.products', value: ({ product_names }) => product_names },
        { header: 'request.note', value: ({ note }) => note ?? '' },
      ],
    },
    {
      id: 'units',
      header: 'product.units',
      align: 'end',
      width: 100,
      cell: ({ units }, { count }) => count(units),
      file: [{ header: 'product.units', kind: 'count', value: ({ units }) => units }],
    },
    {
      id: 'state',
      header: 'request.state',
      width: 150,
      cell: (request) => (
        <span className="ad-cell__lines">
          <RequestTag state={request.state} />
          <Outcome {...request} />
        </span>
      ),
      file: [
        { header: 'request.state', value: ({ state }, { t }) => t(`request.state.${state}`) },
        { header: 'request.order', kind: 'number', value: ({ order_id }) => order_id },
      ],
    },
    {
      id: 'seller',
      header: 'share.by',
      width: 190,
      least: 120,
      cell: (request, { t }) => (
        <span className="ad-cell__lines">
          {request.seller}
          <span className="ad-table__sub">
            {priceCodeName({ key: request.code, name: request.code_name }, t)}
          </span>
        </span>
      ),
      file: [{ header: 'share.by', value: ({ seller }) => seller }],
    },
    {
      id: 'created',
      header: 'request.created',
      width: 150,
      cell: ({ created_at }, { shortInstant }) => <span className="ad-num">{shortInstant(created_at)}</span>,
      file: [{ header: 'request.created', kind: 'instant', value: ({ created_at }) => created_at }],
    },
  ],
  filters: { state: { label: 'request.state' } },
  rowKey: ({ id }) => id,
  rowName: ({ id, name }) => `#${id} ${name}`,
  perPage: 15,
  none: { title: 'request.none', text: 'request.none_text' },
  noneMatch: 'request.none_match',
})

export function useRequestChoices(): Choices {
  const t = useTexts()
  return useMemo(
    () => ({ state: REQUEST_STATES.map((value) => ({ value, label: t(`request.state.${value}`) })) }),
    [t],
  )
}
