import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { usePreferences } from '../../preferences/preferences.ts'
import { usePrinting } from '../../print/use-printing.ts'
import { Gap, USUAL_HEIGHTS } from './gap.tsx'
import { TableRow } from './table-row.tsx'
import type { RowListProps } from './table-types.ts'
import { useRowKeys } from './use-row-keys.ts'

/** Rows drawn beyond the edge: fewer, and a quick wheel sees white. */
const BEYOND = 10

const everyRow = ({ count }: Range) => Array.from({ length: count }, (_, index) => index)

/** Hundreds of rows in a frame of their own, drawn where they are seen. Paper is seen whole. */
export function VirtualRows<R>({ rows, frame, ...table }: RowListProps<R>) {
  const { density } = usePreferences()
  const isPrinting = usePrinting()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => USUAL_HEIGHTS[density],
    overscan: BEYOND,
    rangeExtractor: isPrinting ? everyRow : defaultRangeExtractor,
  })
  const { current, body, keys } = useRowKeys(rows, table, (index) => virtual.scrollToIndex(index))
  const items = virtual.getVirtualItems()
  const span = table.columns.length + (table.selection ? 1 : 0)
  return (
    <tbody ref={body} {...keys} data-virtual>
      <Gap height={items[0]?.start ?? 0} span={span} />
      {items.map(({ index }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          <TableRow
            key={table.rowKey(row)}
            ref={virtual.measureElement}
            row={row}
            index={index}
            isCurrent={index === current}
            table={table}
          />
        )
      })}
      <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} span={span} />
    </tbody>
  )
}
