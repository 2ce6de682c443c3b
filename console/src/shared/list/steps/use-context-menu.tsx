import { Classes, ContextMenuPopover } from '@blueprintjs/core'
import { useEffect, useRef, useState, type JSX, type MouseEvent } from 'react'
import { usePreferences } from '../../preferences/preferences.ts'
import { giveFocusBack } from '../../ui/dialog/use-focus-back.ts'
import { WalkedMenu } from '../../ui/controls/walked-menu.tsx'
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

const FOCUSABLE = 'a[href], button, input, select, textarea, tbody tr'

/** What a press beside the menu would have focused, had the menu not been over the page. */
function focusableBehind({ target, clientX, clientY }: PointerEvent): HTMLElement | null {
  if (!(target instanceof Element) || !target.matches(`.${Classes.OVERLAY_BACKDROP}`)) return null
  const behind = document
    .elementsFromPoint(clientX, clientY)
    .find((one) => !one.closest(`.${Classes.PORTAL}`))
  return behind?.closest<HTMLElement>(FOCUSABLE) ?? null
}

/** The last press while a menu is open. */
function usePressedBehind(isOpen: boolean) {
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const look = (event: PointerEvent) => {
      pressed.current = focusableBehind(event)
    }
    document.addEventListener('pointerdown', look, true)
    return () => {
      document.removeEventListener('pointerdown', look, true)
      pressed.current = null
    }
  }, [isOpen])
  return pressed
}

/** The menu of a row at the pointer, or at the row for the keyboard's menu key. */
export function useContextMenu<R>(
  rows: readonly R[] | undefined,
  menuOf: ((row: R) => JSX.Element) | undefined,
) {
  const { zoom } = usePreferences()
  const [open, setOpen] = useState<OpenMenu<R> | null>(null)
  const pressed = usePressedBehind(open !== null)
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const row = rows?.[rowIndexOf(event.target) ?? -1]
    if (row === undefined || !menuOf || isForTheBrowser(event.target)) return
    event.preventDefault()
    const rowElement = event.target instanceof Element ? event.target.closest<HTMLElement>('tr') : null
    setOpen({ row, rowElement, left: event.clientX / zoom, top: event.clientY / zoom })
  }
  const leave = () => {
    setOpen(null)
    const next = pressed.current ?? open?.rowElement ?? null
    next?.focus({ preventScroll: true })
    // A press beside the menu takes the focus away once more, after this.
    giveFocusBack(next)
  }
  const menu = open && menuOf && (
    <ContextMenuPopover
      isOpen
      content={<WalkedMenu onLeave={leave}>{menuOf(open.row)}</WalkedMenu>}
      targetOffset={open}
      onClose={leave}
    />
  )
  return { onContextMenu, menu }
}
