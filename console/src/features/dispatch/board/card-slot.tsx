import type { Card } from '@deportivo/contracts/dispatch/board'
import { memo, useEffect, useRef, useState } from 'react'
import { DispatchCard } from '../card/dispatch-card.tsx'
import type { ColumnId } from '../model/columns.ts'

/** About as tall as a card; only until the card itself has been measured. */
const GUESSED_PX = 186
/** One screen ahead, so that scrolling shows no empty slots. */
const AHEAD = '900px 0px'

/**
 * A card's slot in a long column: rendered while it is near the visible part, else an empty element of its height. The
 * element keeps its id, so that the keyboard and links with a fragment still find it.
 */
export const CardSlot = memo(function CardSlot({ card, column }: { card: Card; column: ColumnId }) {
  const slot = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [height, setHeight] = useState(GUESSED_PX)
  useEffect(() => {
    const place = slot.current
    if (place === null) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0)
          setHeight(entry.boundingClientRect.height)
        setNear(entry.isIntersecting)
      },
      // On a desktop the column scrolls, on a phone the page.
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    )
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={slot} style={isNear ? undefined : { height }} data-slot={card.id}>
      {isNear && <DispatchCard card={card} column={column} />}
    </div>
  )
})
