import { startTransition, useEffect, useState, type RefObject } from 'react'
import { rangeNear, type DrawnRange, type SeenPart } from '../model/drawn-range.ts'

/** Up to so many, all items are drawn. */
const DRAWN_WHOLE = 40
/** About as tall as a card; only until the card itself has been measured. */
const GUESSED_PX = 186
/** As many as are seen on a desktop: what is beyond them is drawn after them. */
const FIRST: DrawnRange = { from: 0, to: 2 }

/** What was measured of a list's items, by their names, and which of them are drawn. */
interface Drawn {
  heights: ReadonlyMap<string, number>
  gap: number
  range: DrawnRange
}

const heightsOf = (names: readonly string[], { heights }: Pick<Drawn, 'heights'>) =>
  names.map((name) => heights.get(name) ?? GUESSED_PX)

/** On a desktop the list itself scrolls, on a phone the page. */
function seenPartOf(list: HTMLElement): SeenPart {
  const { top, height } = list.getBoundingClientRect()
  // With larger text, pixels of the window are larger than those of the list.
  const zoom = height / list.offsetHeight || 1
  return {
    top: list.scrollTop + Math.max(0, -top / zoom),
    bottom: list.scrollTop + Math.min(list.offsetHeight, (innerHeight - top) / zoom),
  }
}

/** Items are found by their `data-item`. */
function measured(list: HTMLElement): Pick<Drawn, 'heights' | 'gap'> {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-item]')]
  return {
    heights: new Map(items.map((item) => [item.dataset['item'] ?? '', item.offsetHeight])),
    gap: Number.parseFloat(getComputedStyle(list).rowGap),
  }
}

/**
 * Which items of a long list are drawn: those near what is seen. It is looked at with each scroll, when nothing has to
 * be laid out for it, and drawn in the background: no frame waits for items that aren't seen yet.
 */
export function useDrawnRange(names: readonly string[], list: RefObject<HTMLElement | null>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ heights: new Map(), gap: 0, range: FIRST })
  const isLong = names.length > DRAWN_WHOLE
  useEffect(() => {
    const element = list.current
    if (element === null || !isLong) return
    const look = () => {
      const seen = seenPartOf(element)
      const { heights, gap } = measured(element)
      startTransition(() =>
        setDrawn((before) => {
          const all = new Map([...before.heights, ...heights])
          const range = rangeNear(heightsOf(names, { heights: all }), gap, seen)
          const isSame = range.from === before.range.from && range.to === before.range.to
          return isSame ? before : { heights: all, gap, range }
        }),
      )
    }
    const onScroll = ({ target }: Event) => target instanceof Node && target.contains(element) && look()
    // In the frame that is laid out anyway.
    const frame = requestAnimationFrame(look)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', look)
    }
  }, [names, list, isLong])
  return isLong ? drawn : { ...drawn, range: { from: 0, to: names.length } }
}

/** The height of items that aren't drawn. */
export const undrawnHeight = (names: readonly string[], drawn: Drawn): number =>
  heightsOf(names, drawn).reduce((sum, height) => sum + height + drawn.gap, -drawn.gap)
