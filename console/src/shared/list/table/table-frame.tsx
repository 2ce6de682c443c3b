import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { RefreshBar } from '../../ui/status/states.tsx'

/** `whole`: all columns have their usual width. `tight`: their least. `short`: there is no room even for that. */
export type Room = 'whole' | 'tight' | 'short'

/** In pixels: all columns at their usual width, and at their least. */
export interface Needs {
  usual: number
  least: number
}

const roomOf = (width: number, { usual, least }: Needs): Room =>
  width >= usual ? 'whole' : width >= least ? 'tight' : 'short'

/** Of the frame that was looked at last: the next one mostly has it, and is not drawn first as if it had room. */
let lastWidth: number | null = null

/** Whether more of the table follows at the end of its lines; right to left, `scrollLeft` is below zero. */
const isCutAtEnd = ({ scrollWidth, clientWidth, scrollLeft }: Element) =>
  scrollWidth - clientWidth - Math.abs(scrollLeft) > 1

/**
 * How much room a frame has, whether what is in it is no wider, and whether its end is out of sight. A frame that needn't
 * be pushed sideways doesn't scroll at all, and so the head of its table stays below the page's own when the page scrolls.
 */
function useRoom(frame: RefObject<HTMLElement | null>, { usual, least }: Needs) {
  const [fits, setFits] = useState(true)
  const [isCut, setCut] = useState(false)
  const [room, setRoom] = useState<Room>(() => roomOf(lastWidth ?? Infinity, { usual, least }))
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const read = () => {
      lastWidth = element.clientWidth
      setRoom(roomOf(lastWidth, { usual, least }))
      setFits(element.scrollWidth <= lastWidth + 1)
      setCut(isCutAtEnd(element))
    }
    const scrolled = () => setCut(isCutAtEnd(element))
    // The first table of all: nothing waits for its layout, and it would be painted in two widths.
    if (lastWidth === null) read()
    const look = () =>
      // Before the frame is painted: a table would be seen in two widths.
      flushSync(read)
    // Called for the first time once the page is laid out. Read here, the width would have it laid out in the task of the
    // click that shows the table, which doubles that task.
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    for (const child of element.children) watcher.observe(child)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }, [frame, usual, least])
  return { fits, isCut, room }
}

/** What a table stands in: pushed sideways where it is wider, with a scroll of its own where it is long. */
export function TableFrame({
  needs,
  isLong,
  isRefreshing,
  isFirstLoad,
  children,
}: {
  needs: Needs
  isLong: boolean
  isRefreshing: boolean
  isFirstLoad: boolean
  children: (frame: RefObject<HTMLDivElement | null>, room: Room) => ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  const { fits, isCut, room } = useRoom(frame, needs)
  return (
    <div
      ref={frame}
      className={`ad-table-wrap${isLong ? ' ad-table-wrap--long' : ''}`}
      data-fits={fits && !isLong}
      data-pushed={!fits}
      data-cut={isCut}
      data-room={room}
      aria-busy={isFirstLoad || isRefreshing}
    >
      <RefreshBar isShown={isRefreshing} />
      {children(frame, room)}
    </div>
  )
}
