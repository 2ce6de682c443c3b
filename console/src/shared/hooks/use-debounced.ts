import { useEffect, useState } from 'react'

/** A value once it was unchanged for this long; `settle` applies it at once. */
export function useDebounced<T>(value: T, waitMs: number): [settled: T, settle: (now: T) => void] {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return [settled, setSettled]
}
