import { useCallback, useMemo, useState } from 'react'

/** Rows ticked by a person, kept as they turn pages and filter. */
export function useSelection<R extends { id: number }>() {
  const [selected, setSelected] = useState<ReadonlyMap<number, R>>(new Map())
  const toggle = useCallback((rows: readonly R[], isOn: boolean) => {
    setSelected((now) => {
      const next = new Map(now)
      for (const row of rows)
        if (isOn) next.set(row.id, row)
        else next.delete(row.id)
      return next
    })
  }, [])
  const clear = useCallback(() => setSelected(new Map()), [])
  const rows = useMemo(() => [...selected.values()], [selected])
  return { selected, rows, toggle, clear }
}
