import { Classes } from '@blueprintjs/core'
import { useCallback, useEffect, useMemo, useRef, useState, type Key, type RefObject } from 'react'

/** Rows that keep their place after one of them was dealt with. */
export interface HeldRows<R> {
  /** What is around the rows; leaving it ends the hold. */
  frame: RefObject<HTMLElement | null>
  /** Dealt with: greyed, without steps, until the list is read again. */
  isDone: (row: R) => boolean
  /** Marks a row as dealt with. No other row comes to its place before the pointer has left. */
  settle: (row: R) => void
}

interface Hold<R> {
  /** The query whose rows they are: another one shows its own. */
  of: string
  rows: readonly R[]
  done: ReadonlySet<Key>
}

/** A dialog or a menu is in front of the list, not beside it. */
const isBeside = (target: EventTarget | null, frame: HTMLElement | null) =>
  target instanceof Element && !frame?.contains(target) && !target.closest(`.${Classes.PORTAL}`)

/** Calls once the pointer, a press or the focus is beside the frame. */
function useLeaving(frame: RefObject<HTMLElement | null>, isHeld: boolean, onLeave: () => void) {
  useEffect(() => {
    if (!isHeld) return undefined
    const look = ({ type, target }: Event) => {
      // The focus falls back to the page where the button that had it is gone with its row's steps.
      const isLost = type === 'focusin' && target instanceof Element && target.contains(frame.current)
      if (!isLost && isBeside(target, frame.current)) onLeave()
    }
    const events = ['pointermove', 'pointerdown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, look)
    return () => {
      for (const event of events) document.removeEventListener(event, look)
    }
  }, [frame, isHeld, onLeave])
}

/** The rows of a list, held in their order from the first that is dealt with until the pointer leaves them. */
export function useHeldRows<R>({
  rows,
  rowKey,
  of,
  refresh,
}: {
  rows: R[] | undefined
  rowKey: (row: R) => Key
  of: string
  refresh: () => void
}) {
  const [stored, setHold] = useState<Hold<R> | null>(null)
  const frame = useRef<HTMLElement>(null)
  const hold = stored?.of === of ? stored : null
  const release = useCallback(() => {
    setHold(null)
    refresh()
  }, [refresh])
  useLeaving(frame, hold !== null, release)
  const settle = useCallback(
    (row: R) =>
      setHold((before) => {
        const now = before?.of === of ? before : { of, rows: rows ?? [], done: new Set<Key>() }
        return { ...now, done: new Set([...now.done, rowKey(row)]) }
      }),
    [of, rows, rowKey],
  )
  const shown = useMemo(() => {
    if (hold === null) return rows
    const fresh = new Map((rows ?? []).map((row) => [rowKey(row), row]))
    return hold.rows.map((row) => fresh.get(rowKey(row)) ?? row)
  }, [hold, rows, rowKey])
  const held: HeldRows<R> = useMemo(
    () => ({ frame, settle, isDone: (row) => hold?.done.has(rowKey(row)) === true }),
    [hold, rowKey, settle],
  )
  return { rows: shown, held, release }
}
