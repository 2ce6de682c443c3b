import type { Key, ReactNode } from 'react'
import type { CallError } from '../call-error.ts'
import { ErrorState, RefreshBar, Skeleton } from '../ui/states.tsx'
import './data-table.css'

export interface Column<R> {
  id: string
  header: string
  cell: (row: R) => ReactNode
  /** `end` for numbers, `tight` takes only the room it needs. */
  align?: 'end' | 'tight'
  /** On a phone: `main` is the card's title, `actions` its foot; others carry their header as label. */
  role?: 'main' | 'actions'
}

export interface DataTableProps<R> {
  /** Names the table for those who can't see it. */
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[] | undefined
  rowKey: (row: R) => Key
  empty: ReactNode
  error?: CallError | undefined
  onRetry?: () => void
  isRefreshing?: boolean
  isSelected?: (row: R) => boolean
  /** Rows of grey while nothing is known yet. */
  skeletonRows?: number
}

function cellClass<R>({ align, role }: Column<R>): string {
  return [align && `ad-cell--${align}`, role && `ad-cell--${role}`].filter(Boolean).join(' ')
}

function SkeletonRows<R>({ columns, count }: { columns: readonly Column<R>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden>
      {columns.map((column, index) => (
        <td key={column.id} className={cellClass(column)}>
          <Skeleton width={index === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ))
}

/** Every list of the console: a real table, skeletons of its own shape, cards on a phone. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowKey, empty, error, onRetry, skeletonRows = 6 } = props
  if (error && rows === undefined) return <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />
  if (rows?.length === 0) return <>{empty}</>
  return (
    <div className="ad-table-wrap" aria-busy={rows === undefined || props.isRefreshing}>
      <RefreshBar isShown={props.isRefreshing ?? false} />
      <table className="ad-table ad-table--cards ad-table--hover">
        <caption className="ad-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column)}>
                {column.role === 'actions' ? (
                  <span className="ad-hidden">{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <SkeletonRows columns={columns} count={skeletonRows} />
          ) : (
            rows.map((row) => (
              <tr key={rowKey(row)} data-selected={props.isSelected?.(row)}>
                {columns.map((column) => (
                  <td key={column.id} className={cellClass(column)} data-label={column.header}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}
