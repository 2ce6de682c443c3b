import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { takeTurns, type Turn } from '../../../shared/hooks/frame-turns.ts'
import { rangeNear, type DrawnRange, type SeenPart } from '../model/drawn-range.ts'

/** Up to so many, all items are drawn. */
const DRAWN_WHOLE = 40
/** About as tall as a card; only until the card itself has been measured. */
const GUESSED_PX = 186
/** None is drawn with the board: those of each column have a frame after it. */
const FIRST: DrawnRange = { from: 0, to: 0 }

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
    // 'normal' is none.
    gap: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
  }
}

/** Which items are drawn where the list stands now; the same object where nothing changes. */
function drawnNow(list: HTMLElement, names: readonly string[], before: Drawn): Drawn {
  const { heights, gap } = measured(list)
  const all = new Map([...before.heights, ...heights])
  const range = rangeNear(heightsOf(names, { heights: all }), gap, seenPartOf(list))
  const isSame = range.from === before.range.from && range.to === before.range.to
  return isSame ? before : { heights: all, gap, range }
}

/**
 * Which items of a long list are drawn: those near what is seen. It is looked at with each scroll, when nothing has to
 * be laid out for it, and drawn in the background: no frame waits for items that aren't seen yet.
 */
export function useDrawnRange(names: readonly string[], list: RefObject<HTMLElement | null>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ heights: new Map(), gap: 0, range: FIRST })
  const latest = useRef(drawn)
  const turn = useRef<Turn>(null)
  useEffect(() => {
    latest.current = drawn
    turn.current?.end()
  }, [drawn])
  const isLong = names.length > DRAWN_WHOLE
  useEffect(() => {
    const element = list.current
    if (element === null || !isLong) return
    const look = () => {
      const next = drawnNow(element, names, latest.current)
      if (next === latest.current) turn.current?.end()
      else startTransition(() => setDrawn(next))
    }
    const onScroll = ({ target }: Event) => target instanceof Node && target.contains(element) && look()
    // In a frame that is laid out anyway, and not in that of another column.
    turn.current = takeTurns(look)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', look)
    return () => {
      turn.current?.cancel()
      document.removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', look)
    }
  }, [names, list, isLong])
  return isLong ? drawn : { ...drawn, range: { from: 0, to: names.length } }
}

/** The height of items that aren't drawn. */
export const undrawnHeight = (names: readonly string[], drawn: Drawn): number =>
  heightsOf(names, drawn).reduce((sum, height) => sum + height + drawn.gap, -drawn.gap)
