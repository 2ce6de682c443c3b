import type { CSSProperties, ReactNode } from 'react'
import type { CallError } from '../../net/call-error.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import { ErrorState } from '../../ui/status/states.tsx'
import type { Order } from '../query/list-query.ts'
import { MOST_DRAWN, RowList } from './row-list.tsx'
import { TableFrame, type Needs, type Room } from './table-frame.tsx'
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

/** What a column of a list declares of its width. */
interface Wide {
  id: string
  role?: string | undefined
  width?: number
  least?: number
}

// Named as its cells are: one that isn't printed must leave its width to the others.
const roleClass = ({ role }: Wide) => (role ? `ad-cell--${role}` : undefined)

const isFixed = (columns: readonly Wide[]) => columns.every(({ width }) => width !== undefined)

// Pushed sideways anyhow, a table has its columns whole.
const widthIn = (room: Room, { width = 0, least = width }: Wide) => (room === 'tight' ? least : width)

const isControl = ({ role }: Wide) => role === 'actions'

/**
 * Which columns share what is left over: those of words that are cut off, which declare the `least` they shrink to.
 * Dates and amounts are whole at their own width. Where there are no words, all share but the menu.
 */
function sharers(columns: readonly Wide[]): ReadonlySet<Wide> {
  const ofWords = columns.filter((column) => !isControl(column) && column.least !== undefined)
  return new Set(ofWords.length > 0 ? ofWords : columns.filter((column) => !isControl(column)))
}

const sumOf = (columns: readonly Wide[], room: Room) =>
  columns.reduce((sum, column) => sum + widthIn(room, column), 0)

/**
 * With explicit widths every column has its own; a table wider than the page is pushed sideways. In a page that is wider
 * than the table the columns of words share what is left, and all others stay as they are.
 */
function Widths({ columns, hasTicks, room }: { columns: readonly Wide[]; hasTicks: boolean; room: Room }) {
  const sharing = sharers(columns)
  const shared = sumOf([...sharing], room)
  const widthOfOne = (column: Wide) => {
    const width = widthIn(room, column)
    return sharing.has(column) ? `${(100 * width) / shared}%` : width
  }
  return (
    <colgroup>
      {hasTicks && <col className="ad-cell--pick" style={{ width: TICK_WIDTH }} />}
      {columns.map((column) => (
        <col key={column.id} className={roleClass(column)} style={{ width: widthOfOne(column) }} />
      ))}
    </colgroup>
  )
}

const widthOf = (columns: readonly Wide[], hasTicks: boolean, room: Room) =>
  sumOf(columns, room) + (hasTicks ? TICK_WIDTH : 0)

const NO_NEEDS: Needs = { usual: 0, least: 0 }

const needsOf = (columns: readonly Wide[], hasTicks: boolean): Needs => ({
  usual: widthOf(columns, hasTicks, 'whole'),
  least: widthOf(columns, hasTicks, 'tight'),
})

/** Every list of the console: a real table, walked by arrows, skeletons of its own shape, cards on a phone. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { density } = usePreferences()
  const { caption, columns, rows, empty, error, onRetry, skeletonRows = 6, selection, order = null } = props
  if (error && rows === undefined) return <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />
  if (rows?.length === 0) return <>{empty}</>
  const hasTicks = selection !== undefined
  const fixed = isFixed(columns)
  const needs = fixed ? needsOf(columns, hasTicks) : NO_NEEDS
  return (
    <TableFrame
      needs={needs}
      isLong={rows !== undefined && rows.length > MOST_DRAWN}
      isRefreshing={props.isRefreshing === true}
      isFirstLoad={rows === undefined}
    >
      {(frame, room) => (
        <table
          className={`ad-table ad-table--cards ad-table--hover ad-table--${density}${fixed ? ' ad-table--fixed' : ''}`}
          style={{ '--ad-table-width': `${widthOf(columns, hasTicks, room)}px` } as CSSProperties}
        >
          <caption className="ad-hidden">{caption}</caption>
          {fixed && <Widths columns={columns} hasTicks={hasTicks} room={room} />}
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
