import { Checkbox } from '@blueprintjs/core'
import { memo, type MouseEvent, type ReactNode, type Ref } from 'react'
import { showWhole } from './show-whole.ts'
import { Skeleton } from '../../ui/status/states.tsx'
import type { Column, TableProps } from './table-types.ts'

export function cellClass<R>({ align, role }: Column<R>): string {
  return [align && `ad-cell--${align}`, role && `ad-cell--${role}`].filter(Boolean).join(' ')
}

/** Rows that load: on a phone cards, with the names of what comes in them. */
export function SkeletonRows<R>({
  columns,
  count,
  hasTicks,
}: {
  columns: readonly Column<R>[]
  count: number
  hasTicks: boolean
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden>
      {hasTicks && <td className="ad-cell--pick" />}
      {columns.map((column, index) => (
        <td key={column.id} className={cellClass(column)} data-label={column.header}>
          {column.role !== 'actions' && <Skeleton width={index === 0 ? '70%' : '50%'} />}
        </td>
      ))}
    </tr>
  ))
}

/** Drawn again only when its column or its row is another: a page of 200 rows has thousands. */
const Cell = memo(<R,>({ column, row }: { column: Column<R>; row: R }) => column.cell(row)) as <R>(cell: {
  column: Column<R>
  row: R
}) => ReactNode

/** One row. It can be focused; `data-index` is its index on the page. */
export function TableRow<R>({
  row,
  index,
  isCurrent,
  table: { columns, selection, isSelected, isDone },
  ref,
}: {
  row: R
  index: number
  /** The one row of the page that Tab reaches. */
  isCurrent: boolean
  table: TableProps<R>
  ref?: Ref<HTMLTableRowElement>
}) {
  const isPicked = selection?.has(row) ?? isSelected?.(row) ?? false
  // onClick instead of onChange: only a click carries the Shift key.
  const press = ({ shiftKey }: MouseEvent) => selection?.press(index, !isPicked, shiftKey)
  return (
    <tr
      ref={ref}
      data-index={index}
      data-selected={isPicked}
      data-done={isDone?.(row) || undefined}
      tabIndex={isCurrent ? 0 : -1}
    >
      {selection && (
        <td className="ad-cell--pick">
          <Checkbox
            className="ad-tick"
            aria-label={selection.nameOf(row)}
            checked={isPicked}
            onClick={press}
            onChange={() => undefined}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cellClass(column)}
          data-label={column.header}
          onPointerEnter={showWhole}
        >
          <Cell column={column} row={row} />
        </td>
      ))}
    </tr>
  )
}
