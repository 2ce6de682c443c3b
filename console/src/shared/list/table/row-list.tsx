import { Fragment, startTransition, useEffect, useState } from 'react'
import { takeTurns } from '../../hooks/frame-turns.ts'
import { NARROW, useMedia } from '../../hooks/use-media.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import { usePrinting } from '../../print/use-printing.ts'
import { DetailRow } from './detail-row.tsx'
import { Gap, USUAL_HEIGHTS } from './gap.tsx'
import { TableRow } from './table-row.tsx'
import type { RowListProps, TableProps } from './table-types.ts'
import { useRowKeys } from './use-row-keys.ts'
import { VirtualRows } from './virtual-rows.tsx'

/** More rows than this are only drawn where they are seen. */
export const MOST_DRAWN = 100

/** The rows of a page, walked by arrows. */
export function RowList<R>(props: RowListProps<R>) {
  return props.rows.length > MOST_DRAWN ? <VirtualRows {...props} /> : <AllRows {...props} />
}

/** Rows that a frame has time to lay out on a slow machine. */
const ROWS_AT_ONCE = 2

/** How many rows of a page are drawn: the first ones at once, the others frame by frame. Paper has all of them. */
function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE)
  const isNarrow = useMedia(NARROW)
  const isPrinting = usePrinting()
  useEffect(() => {
    if (drawn >= count) return
    const turn = takeTurns(() => startTransition(() => setDrawn(drawn + ROWS_AT_ONCE)))
    // The effect of the next rows ends it.
    return () => turn.cancel()
  }, [drawn, count])
  // On a phone rows are cards of any height, for which no room can be left.
  return isNarrow || isPrinting ? count : Math.min(drawn, count)
}

const spanOf = <R,>({ columns, selection }: TableProps<R>) => columns.length + (selection ? 1 : 0)

function AllRows<R>({ rows, ...table }: RowListProps<R>) {
  const { density } = usePreferences()
  const { current, body, keys } = useRowKeys(rows, table)
  const drawn = useDrawnCount(rows.length)
  return (
    <tbody ref={body} {...keys}>
      {rows.slice(0, drawn).map((row, index) => (
        <Fragment key={table.rowKey(row)}>
          <TableRow row={row} index={index} isCurrent={index === current} table={table} />
          <DetailRow span={spanOf(table)}>{table.detail?.(row)}</DetailRow>
        </Fragment>
      ))}
      <Gap
        // Another one with each step: the same, moved down, would count as a shift of the page.
        key={`gap ${drawn}`}
        height={(rows.length - drawn) * USUAL_HEIGHTS[density]}
        span={spanOf(table)}
      />
    </tbody>
  )
}
