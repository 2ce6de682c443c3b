import { useEffect, useRef, useState } from 'react'
import { useStore, type Store } from '../../state/store.ts'
import { useTexts } from '../../language/texts.tsx'
import { serverNow } from '../../net/clock.ts'
import './live-badge.css'

/** `polling`: the socket can't connect, so the screen polls every few seconds. */
export type ConnectionStatus = 'connecting' | 'live' | 'reconnecting' | 'polling'

/** A tick comes every 3 s, a poll every 5 s: older than this the board may be wrong, and the badge shows it. */
const STALE_MS = 60_000
const MINUTE = 60_000

/** Minutes since the last message; 0 while the board counts as fresh. Checked every second. */
function useSilence(freshAt: Store<number>): number {
  const at = useStore(freshAt)
  const latest = useRef(at)
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    latest.current = at
  }, [at])
  useEffect(() => {
    const look = () => {
      const silence = latest.current === 0 ? 0 : serverNow() - latest.current
      setMinutes(silence < STALE_MS ? 0 : Math.floor(silence / MINUTE))
    }
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [])
  return minutes
}

/** Whether what is on screen is what is true now. */
export function LiveBadge({ status, freshAt }: { status: ConnectionStatus; freshAt: Store<number> }) {
  const t = useTexts()
  const minutes = useSilence(freshAt)
  const tone = minutes > 0 ? 'stale' : status
  return (
    <span className={`ad-live ad-live--${tone}`} role="status">
      <span className="ad-live__dot" aria-hidden />
      {minutes > 0 ? t('live.stale', { minutes }) : t(`live.${status}`)}
    </span>
  )
}
