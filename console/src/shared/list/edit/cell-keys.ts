import type { KeyboardEvent, MouseEvent } from 'react'

/** The button in a cell that opens it. */
export const EDIT_BUTTON_CLASS = 'ad-edit-button'

/** Where the focus goes once a cell is closed; `none`: it went elsewhere by itself. */
export type After = 'stay' | 'next' | 'previous' | 'none'

const editButtonIn = (element: Element | null) =>
  element?.querySelector<HTMLElement>(`.${EDIT_BUTTON_CLASS}`) ?? null

/** Cards have none: there a row is changed by the form in its menu. */
const isOffered = (button: HTMLElement) => getComputedStyle(button).display !== 'none'

function open(button: HTMLElement | null): boolean {
  if (button === null || !isOffered(button)) return false
  button.click()
  return true
}

/** The editable cell of the same row after or before this one. */
export function editButtonBeside(cell: Element | null, side: 'next' | 'previous'): HTMLElement | null {
  const buttons = [...(cell?.closest('tr')?.querySelectorAll<HTMLElement>(`.${EDIT_BUTTON_CLASS}`) ?? [])]
  const isOn = (bit: number) => (button: Element) =>
    ((cell?.compareDocumentPosition(button) ?? 0) & bit) !== 0
  return (
    (side === 'next'
      ? buttons.find(isOn(Node.DOCUMENT_POSITION_FOLLOWING))
      : buttons.findLast(isOn(Node.DOCUMENT_POSITION_PRECEDING))) ?? null
  )
}

/** A double click opens the cell under the pointer. */
export function openPressedCell({ target }: MouseEvent): void {
  if (target instanceof Element) open(editButtonIn(target.closest('td')))
}

/** F2 opens the cell with the focus, or else the first one of its row. */
export function openFocusedCell(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'F2' || event.defaultPrevented || !(target instanceof Element)) return
  if (target.closest('input, select, textarea')) return
  if (open(editButtonIn(target.closest('td')) ?? editButtonIn(target.closest('tr')))) event.preventDefault()
}
