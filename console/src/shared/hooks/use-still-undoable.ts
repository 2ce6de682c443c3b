import { useEffect, useState } from 'react'
import { serverNow } from '../net/clock.ts'

const timeLeft = (until: string | null) => (until === null ? 0 : Date.parse(until) - serverNow())

/** Whether the server still takes the step back; turns false by itself when its time is over. */
export function useStillUndoable(until: string | null): boolean {
  const [ended, setEnded] = useState<string | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setEnded(until), Math.max(0, timeLeft(until)))
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && ended !== until
}
