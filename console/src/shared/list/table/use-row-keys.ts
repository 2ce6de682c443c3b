import type { KeyboardEvent } from 'react'
import { rowAfter } from './row-steps.ts'
import type { TableProps } from './table-types.ts'
import { rowIndexOf, useReachedRow } from './use-reached-row.ts'

/** What has keys of its own: a list to choose from, a text, a menu's button. */
const HANDLES_KEYS_ITSELF =
  'select, textarea, input:not([type=checkbox]), button, [role=menu], [contenteditable]'

const hasOwnKeys = (target: EventTarget) =>
  target instanceof Element && target.closest(HANDLES_KEYS_ITSELF) !== null

const isForTheBrowser = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented

/** Enter opens a row, Space ticks it; false for every other key. */
function actOnRow<R>(
  { key, shiftKey }: KeyboardEvent,
  rows: readonly R[],
  index: number,
  { onOpen, selection }: Pick<TableProps<R>, 'onOpen' | 'selection'>,
): boolean {
  const row = rows[index]
  if (row === undefined) return false
  if (key === 'Enter' && onOpen) onOpen(row)
  else if (key === ' ' && selection) selection.press(index, !selection.has(row), shiftKey)
  else return false
  return true
}

/**
 * Arrows, Home, End and the page keys walk the rows; Enter opens one, Space ticks it, Shift ticks on the way. Tab
 * reaches one row of all and goes on to what can be pressed in it.
 */
export function useRowKeys<R>(
  rows: readonly R[],
  acts: Pick<TableProps<R>, 'onOpen' | 'selection'>,
  onReach?: (index: number) => void,
) {
  const { current, go, onFocus, body } = useReachedRow(rows.length, onReach)
  const walk = (event: KeyboardEvent, from: number): boolean => {
    const next = rowAfter(event.key, from, rows.length)
    if (next === null) return false
    if (event.shiftKey) acts.selection?.extend(from, next)
    go(next)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = rowIndexOf(event.target)
    if (from === null || isForTheBrowser(event)) return
    const isOnRow = event.target instanceof HTMLTableRowElement
    if ((isOnRow && actOnRow(event, rows, from, acts)) || (!hasOwnKeys(event.target) && walk(event, from)))
      event.preventDefault()
  }
  return { current, body, keys: { onKeyDown, onFocus } }
}
