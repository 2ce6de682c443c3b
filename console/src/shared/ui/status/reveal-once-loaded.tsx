import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import './states.css'

/** Holds the parts back; the function that comes back lets them go. */
type Hold = () => () => void

const HoldContext = createContext<Hold | null>(null)
const RevealedContext = createContext(true)

/** Whether the part is in sight: it has no position on the page before. */
export const useIsRevealed = (): boolean => useContext(RevealedContext)

/** Holds all parts of the `RevealOnceLoaded` around it back while `isLoading`. */
export function useDelaysReveal(isLoading: boolean): void {
  const hold = useContext(HoldContext)
  useLayoutEffect(() => (isLoading ? hold?.() : undefined), [hold, isLoading])
}

/**
 * Shows its parts at once, when the last of those that change its height has loaded or failed: a part that comes later would
 * push down what is read already. Parts that load anew stay in sight.
 */
export function RevealOnceLoaded({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const held = useRef(0)
  const [isShown, setShown] = useState(false)
  const hold = useCallback(() => {
    held.current += 1
    return () => {
      held.current -= 1
      // Only after the change: what loaded may have shown a part that delays the rest again. And before the next frame, in
      // which what follows already stands.
      queueMicrotask(() => {
        if (held.current === 0) flushSync(() => setShown(true))
      })
    }
  }, [])
  // After those of the parts.
  useLayoutEffect(() => {
    if (held.current === 0) setShown(true)
  }, [])
  return (
    <HoldContext value={hold}>
      {!isShown && skeleton}
      <RevealedContext value={isShown}>
        <div className="ad-reveal" hidden={!isShown}>
          {children}
        </div>
      </RevealedContext>
    </HoldContext>
  )
}
