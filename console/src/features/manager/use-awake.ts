import { useEffect } from 'react'

/** Has the device leave its screen on. The lock is gone whenever the page was hidden, and is asked for again. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // A device that saves its battery refuses: then its own settings decide.
      lock = await navigator.wakeLock.request('screen').catch(() => null)
    }
    const askAgain = () => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release()
    }
  }, [])
}
