import { ContextMenuPopover } from '@blueprintjs/core'
import { useState, type JSX, type MouseEvent } from 'react'
import { usePreferences } from '../../preferences/preferences.ts'
import { focusFirstItem } from './focus-first-item.ts'
import { rowIndexOf } from '../table/use-reached-row.ts'

/** Where the browser's own menu is of more use: to open a link apart, to paste, to copy what is marked. */
const isForTheBrowser = (target: EventTarget): boolean =>
  !(target instanceof Element) ||
  target.closest('a[href], input, textarea, select') !== null ||
  getSelection()?.isCollapsed === false

interface OpenMenu<R> {
  row: R
  /** The row itself, which has the focus again afterwards. */
  rowElement: HTMLElement | null
  left: number
  top: number
}

/** The menu of a row at the pointer, or at the row for the keyboard's menu key. */
export function useContextMenu<R>(
  rows: readonly R[] | undefined,
  menuOf: ((row: R) => JSX.Element) | undefined,
) {
  const { zoom } = usePreferences()
  const [open, setOpen] = useState<OpenMenu<R> | null>(null)
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const row = rows?.[rowIndexOf(event.target) ?? -1]
    if (row === undefined || !menuOf || isForTheBrowser(event.target)) return
    event.preventDefault()
    const rowElement = event.target instanceof Element ? event.target.closest<HTMLElement>('tr') : null
    setOpen({ row, rowElement, left: event.clientX / zoom, top: event.clientY / zoom })
  }
  const menu = open && menuOf && (
    <ContextMenuPopover
      isOpen
      content={menuOf(open.row)}
      targetOffset={open}
      onOpened={focusFirstItem}
      onClose={() => {
        setOpen(null)
        open.rowElement?.focus({ preventScroll: true })
      }}
    />
  )
  return { onContextMenu, menu }
}
