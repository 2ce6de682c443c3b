import { useCallback, useEffect, useState } from 'react'

/** Long enough to read a page from afar. */
const EVERY_MS = 12_000

/** Goes from one page to the next by itself, until it is paused. */
export function useRotation(count: number) {
  const [turn, setTurn] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const index = count === 0 ? 0 : ((turn % count) + count) % count
  const go = useCallback((steps: number) => setTurn((was) => was + steps), [])
  useEffect(() => {
    if (isPaused || count < 2) return
    const timer = setTimeout(() => go(1), EVERY_MS)
    return () => clearTimeout(timer)
  }, [isPaused, count, turn, go])
  const pause = useCallback(() => setPaused((was) => !was), [])
  return { index, isPaused, go, pause }
}
