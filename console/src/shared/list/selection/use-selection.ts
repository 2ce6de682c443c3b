import { useCallback, useMemo, useState, type Key } from 'react'
import { withRows, type Picked } from './picked.ts'

export interface Selection<R> {
  picked: Picked<R>
  rows: readonly R[]
  toggle: (rows: readonly R[], isOn: boolean) => void
  clear: () => void
}

/** What a person chose of a list, over all its pages. */
export function useSelection<R>(keyOf: (row: R) => Key): Selection<R> {
  const [picked, setPicked] = useState<Picked<R>>(new Map())
  const toggle = useCallback(
    (rows: readonly R[], isOn: boolean) => setPicked((now) => withRows(now, rows, keyOf, isOn)),
    [keyOf],
  )
  const clear = useCallback(() => setPicked(new Map()), [])
  const rows = useMemo(() => [...picked.values()], [picked])
  return useMemo(() => ({ picked, rows, toggle, clear }), [picked, rows, toggle, clear])
}
