import type { KeyboardEvent, MouseEvent } from 'react'

/** The button in a cell that opens it. */
export const PENCIL = 'ad-edit-button'

/** Where the focus goes once a cell is closed; `none`: it went elsewhere by itself. */
export type After = 'stay' | 'next' | 'previous' | 'none'

const pencilIn = (element: Element | null) => element?.querySelector<HTMLElement>(`.${PENCIL}`) ?? null

/** Cards have none: there a row is changed by the form in its menu. */
const isOffered = (pencil: HTMLElement) => getComputedStyle(pencil).display !== 'none'

function open(pencil: HTMLElement | null): boolean {
  if (pencil === null || !isOffered(pencil)) return false
  pencil.click()
  return true
}

/** The editable cell of the same row after or before this one. */
export function pencilBeside(cell: Element | null, side: 'next' | 'previous'): HTMLElement | null {
  const pencils = [...(cell?.closest('tr')?.querySelectorAll<HTMLElement>(`.${PENCIL}`) ?? [])]
  const isOn = (bit: number) => (pencil: Element) =>
    ((cell?.compareDocumentPosition(pencil) ?? 0) & bit) !== 0
  return (
    (side === 'next'
      ? pencils.find(isOn(Node.DOCUMENT_POSITION_FOLLOWING))
      : pencils.findLast(isOn(Node.DOCUMENT_POSITION_PRECEDING))) ?? null
  )
}

/** A double click opens the cell under the pointer. */
export function openPressedCell({ target }: MouseEvent): void {
  if (target instanceof Element) open(pencilIn(target.closest('td')))
}

/** F2 opens the cell with the focus, or else the first one of its row. */
export function openFocusedCell(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'F2' || event.defaultPrevented || !(target instanceof Element)) return
  if (target.closest('input, select, textarea')) return
  if (open(pencilIn(target.closest('td')) ?? pencilIn(target.closest('tr')))) event.preventDefault()
}
