import { useEffect, useState } from 'react'

/** Resolves when the browser has nothing better to do; Safari cannot be asked, and is only left a moment. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/** Whether the browser has had nothing better to do yet: what is not seen at first is asked for then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void whenIdle().then(() => isCurrent && setIdle(true))
    return () => {
      isCurrent = false
    }
  }, [])
  return isIdle
}
