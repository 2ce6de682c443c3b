import type { Stay } from '@deportivo/contracts/reports/stays'
import { Link } from 'react-router-dom'
import { StateTag } from '../../entities/order/state-tag.tsx'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { overTarget, type StayWords } from './stay-columns.ts'

/** An order, with the news of it. */
const StayOrder = ({ stay: { order_id, client_id, client_name, newness } }: { stay: Stay }) => (
  <span className="ad-cell__lines">
    <Link to={paths.sale(order_id, client_id)} className="ad-table__strong">
      #{order_id} <bdi>{client_name}</bdi>
    </Link>
    {newness && (
      <span className="ad-table__sub">
        <bdi>{newness}</bdi>
      </span>
    )}
  </span>
)

function columnsOf(words: StayWords): Column<Stay>[] {
  const { head } = words
  const lasting = (
    id: 'time' | 'target' | 'over',
    minutesOf: (stay: Stay) => number | null,
  ): Column<Stay> => ({
    id,
    header: head[id],
    align: 'end',
    width: 120,
    least: 100,
    cell: (stay) => <span className="ad-num">{words.lasting(minutesOf(stay))}</span>,
  })
  return [
    {
      id: 'order',
      header: head.order,
      role: 'main',
      width: 260,
      least: 180,
      cell: (stay) => <StayOrder stay={stay} />,
    },
    {
      id: 'state',
      header: head.state,
      width: 180,
      least: 150,
      cell: ({ state_id }) => <StateTag state={state_id} />,
    },
    lasting('time', ({ minutes }) => minutes),
    lasting('target', ({ target_minutes }) => target_minutes),
    lasting('over', overTarget),
    {
      id: 'assistant',
      header: head.assistant,
      width: 170,
      least: 120,
      cell: (stay) => <bdi>{words.assistant(stay)}</bdi>,
    },
    {
      id: 'at',
      header: head.at,
      width: 130,
      least: 120,
      cell: (stay) => <span className="ad-num">{words.at(stay)}</span>,
    },
  ]
}

/** Orders with their stage, how long they are or were there, and what it should have been. */
export function StayTable({ rows, words }: { rows: readonly Stay[] | undefined; words: StayWords }) {
  return (
    <DataTable
      caption={words.title}
      columns={columnsOf(words)}
      rows={rows}
      rowKey={({ order_id, nr }) => `${order_id} ${nr}`}
      empty={null}
    />
  )
}
