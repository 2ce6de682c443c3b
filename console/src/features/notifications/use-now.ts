import { useEffect, useState } from 'react'
import { serverNow } from '../../shared/net/clock.ts'

/** 'Hace 3 min' is looked at twice a minute: it is never a minute wrong for long. */
const EVERY_MS = 30_000

/** The server's time, updated while something on screen shows it. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
