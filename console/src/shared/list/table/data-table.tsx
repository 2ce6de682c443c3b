import type { CSSProperties, ReactNode } from 'react'
import type { CallError } from '../../net/call-error.ts'
import { ErrorState } from '../../ui/states.tsx'
import type { Order } from '../query/list-query.ts'
import { MOST_DRAWN, RowList } from './row-list.tsx'
import { TableFrame } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { SkeletonRows } from './table-row.tsx'
import type { TableProps } from './table-types.ts'
import './data-table.css'

export interface DataTableProps<R> extends TableProps<R> {
  /** Accessible name of the table. */
  caption: string
  rows: readonly R[] | undefined
  empty: ReactNode
  error?: CallError | undefined
  onRetry?: () => void
  isRefreshing?: boolean
  order?: Order | null
  onOrder?: (field: string) => void
  /** Rows of grey while nothing is known yet. */
  skeletonRows?: number
}

/** Wide enough for a tick and the hand that presses it. */
const TICK_WIDTH = 48

const isFixed = (columns: readonly { width?: number }[]) => columns.every(({ width }) => width !== undefined)

/** With explicit widths every column has its own, and a table wider than the page scrolls sideways. */
function Widths({
  columns,
  hasTicks,
}: {
  columns: readonly { id: string; width?: number }[]
  hasTicks: boolean
}) {
  return (
    <colgroup>
      {hasTicks && <col style={{ width: TICK_WIDTH }} />}
      {columns.map(({ id, width }) => (
        <col key={id} style={{ width }} />
      ))}
    </colgroup>
  )
}

const widthOf = (columns: readonly { width?: number }[], hasTicks: boolean) =>
  columns.reduce((sum, { width = 0 }) => sum + width, hasTicks ? TICK_WIDTH : 0)

/** Every list of the console: a real table, walked by arrows, skeletons of its own shape, cards on a phone. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, empty, error, onRetry, skeletonRows = 6, selection, order = null } = props
  if (error && rows === undefined) return <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />
  if (rows?.length === 0) return <>{empty}</>
  const hasTicks = selection !== undefined
  const fixed = isFixed(columns)
  const style = { '--ad-table-width': `${widthOf(columns, hasTicks)}px` } as CSSProperties
  return (
    <TableFrame
      isLong={rows !== undefined && rows.length > MOST_DRAWN}
      isRefreshing={props.isRefreshing === true}
      isFirstLoad={rows === undefined}
    >
      {(frame) => (
        <table
          className={`ad-table ad-table--cards ad-table--hover${fixed ? ' ad-table--fixed' : ''}`}
          style={style}
        >
          <caption className="ad-hidden">{caption}</caption>
          {fixed && <Widths columns={columns} hasTicks={hasTicks} />}
          <TableHead
            columns={columns}
            order={order}
            {...(props.onOrder ? { onOrder: props.onOrder } : {})}
            {...(rows && selection ? { selection } : {})}
            hasTicks={hasTicks}
          />
          {rows === undefined ? (
            <tbody>
              <SkeletonRows columns={columns} count={skeletonRows} hasTicks={hasTicks} />
            </tbody>
          ) : (
            <RowList {...props} rows={rows} frame={frame} />
          )}
        </table>
      )}
    </TableFrame>
  )
}
