import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { RefreshBar } from '../../ui/states.tsx'

/**
 * Whether what is in a frame is no wider than it. A frame that needn't be pushed sideways doesn't scroll at all, and so
 * the head of its table stays below the page's own when the page scrolls.
 */
function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => setFits(element.scrollWidth <= element.clientWidth + 1)
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    for (const child of element.children) watcher.observe(child)
    return () => watcher.disconnect()
  }, [frame])
  return fits
}

/** What a table stands in: pushed sideways where it is wider, with a scroll of its own where it is long. */
export function TableFrame({
  isLong,
  isRefreshing,
  isFirstLoad,
  children,
}: {
  isLong: boolean
  isRefreshing: boolean
  isFirstLoad: boolean
  children: (frame: RefObject<HTMLDivElement | null>) => ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  const fits = useFits(frame)
  return (
    <div
      ref={frame}
      className={`ad-table-wrap${isLong ? ' ad-table-wrap--long' : ''}`}
      data-fits={fits && !isLong}
      aria-busy={isFirstLoad || isRefreshing}
    >
      <RefreshBar isShown={isRefreshing} />
      {children(frame)}
    </div>
  )
}
