import { useEffect } from 'react'
import { serverNow } from '../../shared/net/clock.ts'
import { endSession } from '../../shared/session/session-end.ts'
import { expiryOf } from './token.ts'

/** A sleeping laptop stops timers: the token is looked at again this often, and when the page is seen again. */
const LOOK_AGAIN_MS = 30_000

/** Ends the session when its token does, with the explanation on the login screen. */
export function useExpiry(token: string | null): void {
  useEffect(() => {
    const expiry = token === null ? null : expiryOf(token)
    if (expiry === null) return
    const look = () => {
      if (serverNow() >= expiry) endSession('expired')
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [token])
}
