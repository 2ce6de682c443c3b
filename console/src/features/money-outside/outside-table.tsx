import type { OutsideKind, OutsideOrder } from '@deportivo/contracts/reports/outside-orders'
import { Link } from 'react-router-dom'
import { StateTag } from '../../entities/order/state-tag.tsx'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { paths } from '../../shared/navigation/paths.ts'
import type { OutsideWords } from './outside-words.ts'

function columnsOf(kind: OutsideKind, words: OutsideWords): Column<OutsideOrder>[] {
  const { head } = words
  const carrier: Column<OutsideOrder> = {
    id: 'carrier',
    header: head.carrier,
    width: 160,
    least: 120,
    cell: (row) => <bdi>{words.carrier(row.carrier)}</bdi>,
  }
  return [
    {
      id: 'order',
      header: head.order,
      role: 'main',
      width: 260,
      least: 180,
      cell: ({ order_id, client_id, client_name }) => (
        <Link to={paths.sale(order_id, client_id)} className="ad-table__strong">
          #{order_id} <bdi>{client_name}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      header: head.state,
      width: 180,
      least: 150,
      cell: ({ state_id }) => <StateTag state={state_id} />,
    },
    {
      id: 'seller',
      header: head.seller,
      width: 170,
      least: 120,
      cell: ({ seller_name }) => <bdi>{seller_name}</bdi>,
    },
    ...(kind === 'ct' ? [carrier] : []),
    {
      id: 'amount',
      header: head.amount,
      align: 'end',
      width: 130,
      least: 110,
      cell: (row) => <span className="ad-num">{words.amount(row)}</span>,
    },
    {
      id: 'age',
      header: head.age,
      align: 'end',
      width: 110,
      least: 90,
      cell: (row) => <span className="ad-num">{words.age(row)}</span>,
    },
    {
      id: 'since',
      header: head.since,
      width: 140,
      least: 120,
      cell: (row) => <span className="ad-num">{words.since(row)}</span>,
    },
  ]
}

interface TableProps {
  kind: OutsideKind
  rows: readonly OutsideOrder[] | undefined
  words: OutsideWords
}

/** Orders with what of them is outside, and since when. */
export function OutsideTable({ kind, rows, words }: TableProps) {
  return (
    <DataTable
      caption={words.title}
      columns={columnsOf(kind, words)}
      rows={rows}
      // An order may have several refunds, which differ in one of them.
      rowKey={({ order_id, since, amount }) => `${order_id} ${since} ${amount}`}
      empty={null}
    />
  )
}
