import { useEffect, useRef, useState, type FocusEvent } from 'react'

const rowIn = (body: HTMLElement | null, index: number) =>
  body?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)

/** Which row of the page something on it belongs to. */
export function rowIndexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null
  return row ? Number(row.dataset['index']) : null
}

/** The one row that Tab reaches, and the way to another; `onReach` brings one into sight that isn't drawn yet. */
export function useReachedRow(count: number, onReach?: (index: number) => void) {
  const [reached, setReached] = useState(0)
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const row = rowIn(body.current, wanted.current)
    if (!row) return
    wanted.current = null
    row.focus()
  })
  const go = (index: number) => {
    wanted.current = index
    setReached(index)
    onReach?.(index)
    rowIn(body.current, index)?.focus()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = rowIndexOf(event.target)
    if (index !== null) setReached(index)
  }
  return { current: Math.min(reached, count - 1), go, onFocus, body }
}
