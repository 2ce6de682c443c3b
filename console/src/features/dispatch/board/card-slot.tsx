import type { Card } from '@deportivo/contracts/dispatch/board'
import { memo, useEffect, useRef, useState } from 'react'
import { DispatchCard } from '../card/dispatch-card.tsx'
import type { ColumnId } from '../model/columns.ts'

/** About as tall as a card; only until the card itself has been measured. */
const GUESSED_PX = 186
/** One screen ahead: whoever scrolls finds the cards there already. */
const AHEAD = '900px 0px'

/**
 * A card's place in a long column: drawn while it is near what is seen, else an empty place of its height. The place
 * keeps its number, so that the keyboard and the browser's search by address still find it.
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
      { rootMargin: AHEAD },
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
