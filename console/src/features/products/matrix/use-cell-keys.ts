import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { commandOf } from '../../../entities/product/size-matrix-keys.ts'

export interface Cell {
  row: number
  column: number
}

const cellAt = (target: EventTarget): Cell | null => {
  const at = target instanceof HTMLTableCellElement ? target.dataset['at'] : undefined
  const [row, column] = at?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

/** Arrows move from cell to cell, also to rows that are not drawn yet; Tab reaches one cell of all. */
export function useCellKeys(rows: number, columns: number, onReach: (row: number) => void) {
  const table = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState<Cell>({ row: 0, column: 0 })
  const awaited = useRef<Cell | null>(null)
  // With every drawing: a row that was scrolled to is drawn one or two later.
  useLayoutEffect(() => {
    if (awaited.current === null) return
    const { row, column } = awaited.current
    const cell = table.current?.querySelector<HTMLElement>(`td[data-at="${row}:${column}"]`)
    if (!cell) return
    awaited.current = null
    cell.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellAt(event.target)
    const command = commandOf(event)
    if (from === null || !Array.isArray(command)) return
    const [down, on] = command as readonly [number, number]
    const next = { row: from.row + down, column: from.column + on }
    event.preventDefault()
    if (next.row < 0 || next.row >= rows || next.column < 0 || next.column >= columns) return
    awaited.current = next
    setCurrent(next)
    onReach(next.row)
  }
  const onFocus = (event: FocusEvent) => {
    const cell = cellAt(event.target)
    if (cell) setCurrent(cell)
  }
  return { table, current, keys: { onKeyDown, onFocus } }
}
