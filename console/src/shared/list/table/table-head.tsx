import { Checkbox } from '@blueprintjs/core'
import { CaretDown, CaretUp, DoubleCaretVertical } from '@blueprintjs/icons'
import { useTexts } from '../../language/texts.tsx'
import type { Order } from '../query/list-query.ts'
import { cellClass } from './table-row.tsx'
import type { Column } from './table-types.ts'
import type { PageSelection } from '../selection/use-page-selection.ts'

const SORTED = { up: 'ascending', down: 'descending', not: 'none' } as const

const directionOf = (order: Order | null, field: string): keyof typeof SORTED =>
  order?.field !== field ? 'not' : order.isDescending ? 'down' : 'up'

const SIGNS = { up: CaretUp, down: CaretDown, not: DoubleCaretVertical } as const

function Head<R>({
  column,
  order,
  onOrder,
}: {
  column: Column<R>
  order: Order | null
  onOrder?: (field: string) => void
}) {
  const { header, orderBy, role } = column
  if (role === 'actions') return <span className="ad-hidden">{header}</span>
  if (orderBy === undefined || !onOrder) return <>{header}</>
  const Sign = SIGNS[directionOf(order, orderBy)]
  return (
    <button type="button" className="ad-sort" onClick={() => onOrder(orderBy)}>
      {header}
      <Sign size={12} aria-hidden />
    </button>
  )
}

/** Names of the columns; pressing one that can be sorted by sorts. */
export function TableHead<R>({
  columns,
  order,
  onOrder,
  selection,
  hasTicks,
}: {
  columns: readonly Column<R>[]
  order: Order | null
  onOrder?: (field: string) => void
  selection?: PageSelection<R>
  hasTicks: boolean
}) {
  const t = useTexts()
  return (
    <thead>
      <tr>
        {hasTicks && (
          <th scope="col" className="ad-cell--pick">
            {selection ? (
              <Checkbox
                className="ad-tick"
                aria-label={t('list.select_page')}
                checked={selection.isWhole}
                indeterminate={selection.isPart}
                onChange={(event) => selection.togglePage(event.currentTarget.checked)}
              />
            ) : (
              <span className="ad-hidden">{t('list.select_page')}</span>
            )}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={cellClass(column)}
            {...(column.orderBy !== undefined && onOrder
              ? { 'aria-sort': SORTED[directionOf(order, column.orderBy)] }
              : {})}
          >
            <Head column={column} order={order} {...(onOrder ? { onOrder } : {})} />
          </th>
        ))}
      </tr>
    </thead>
  )
}
