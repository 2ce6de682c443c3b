import type { PointerEvent } from 'react'

const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth + 1

/** A cell whose text is cut off has all of it as its tooltip while the pointer is on it. */
export function showWhole({ currentTarget: cell }: PointerEvent<HTMLTableCellElement>): void {
  if ([cell, ...cell.querySelectorAll('*')].some(isCut)) cell.title = cell.innerText.trim()
  else cell.removeAttribute('title')
}
