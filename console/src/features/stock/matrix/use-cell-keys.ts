import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { commandOf } from '../../../entities/product/size-matrix/size-matrix-keys.ts'
import type { MatrixSize } from '../../../entities/product/size-matrix/size-matrix.tsx'
import { createStore } from '../../../shared/state/store.ts'
import { cellBeyond, type Cell } from './cells.ts'
import type { StockRow } from './stock-rows.ts'

const cellAt = (target: EventTarget): Cell | null => {
  const at = target instanceof HTMLElement ? target.dataset['at'] : undefined
  const [row, column] = at?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

/** Arrows move from cell to cell, also to rows that are not drawn yet; Tab reaches one cell of all. */
export function useCellKeys(
  rows: readonly StockRow[],
  sizes: readonly MatrixSize[],
  onUndrawn: (row: number) => void,
) {
  const table = useRef<HTMLDivElement>(null)
  // Not a state: a key draws the two rows that it leaves and reaches, not all of them.
  const [reached] = useState(() => createStore<Cell | null>(null))
  const awaited = useRef<Cell | null>(null)
  const focusAwaited = (): boolean => {
    if (awaited.current === null) return true
    const { row, column } = awaited.current
    const cell = table.current?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`)
    if (!cell) return false
    awaited.current = null
    cell.focus({ preventScroll: true })
    // By no more than what the heads, the totals and the names would cover of it.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return true
  }
  // With every drawing: a row that was scrolled to is drawn one or two later.
  useLayoutEffect(() => void focusAwaited())
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellAt(event.target)
    const command = commandOf(event)
    if (from === null || !Array.isArray(command)) return
    event.preventDefault()
    const next = cellBeyond(rows, sizes, from, command as readonly [number, number])
    if (next === null) return
    awaited.current = next
    if (!focusAwaited()) onUndrawn(next.row)
  }
  const onFocus = (event: FocusEvent) => {
    const cell = cellAt(event.target)
    if (cell) reached.set(cell)
  }
  return { table, reached, keys: { onKeyDown, onFocus } }
}
