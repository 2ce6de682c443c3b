import { TableRow } from './table-row.tsx'
import type { RowListProps } from './table-types.ts'
import { useRowKeys } from './use-row-keys.ts'
import { VirtualRows } from './virtual-rows.tsx'

/** More rows than this are only drawn where they are seen. */
export const MOST_DRAWN = 100

/** The rows of a page, walked by arrows. */
export function RowList<R>(props: RowListProps<R>) {
  return props.rows.length > MOST_DRAWN ? <VirtualRows {...props} /> : <AllRows {...props} />
}

function AllRows<R>({ rows, ...table }: RowListProps<R>) {
  const { current, body, keys } = useRowKeys(rows, table)
  return (
    <tbody ref={body} {...keys}>
      {rows.map((row, index) => (
        <TableRow
          key={table.rowKey(row)}
          row={row}
          index={index}
          isCurrent={index === current}
          table={table}
        />
      ))}
    </tbody>
  )
}
