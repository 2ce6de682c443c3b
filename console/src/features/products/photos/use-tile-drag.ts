import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { movedTo } from '../../../shared/ui/reorder/moved-to.ts'
import { positionUnder } from '../../../shared/ui/reorder/position-under.ts'

interface Drag {
  from: number
  to: number
}

interface TileDrag<Tile> {
  list: RefObject<HTMLOListElement | null>
  /** The place where each tile is shown. */
  placeOf: (tile: Tile) => number
  isDragged: (index: number) => boolean
  handle: (index: number) => object
}

/**
 * Tiles in the order in which a mouse drags them; fingers scroll the page, and use the buttons. The nodes stay where they
 * are until the drop, and only look moved: one that moves in the document loses the pointer.
 */
export function useTileDrag<Tile>(
  tiles: readonly Tile[],
  onMove: (from: number, to: number) => void,
): TileDrag<Tile> {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const shown = drag ? movedTo(tiles, drag.from, drag.to) : tiles
  const placeOf = (tile: Tile) => shown.indexOf(tile)
  const start = (index: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || tiles.length < 2) return
    // Else the browser drags the picture, as a file.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: index, to: index })
  }
  const follow = (event: PointerEvent) => {
    if (!drag || !list.current) return
    const under = tiles[positionUnder([...list.current.children], event.clientX, event.clientY)]
    const to = under === undefined ? drag.to : placeOf(under)
    if (to !== drag.to) setDrag({ ...drag, to })
  }
  const drop = () => {
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
    setDrag(null)
  }
  return {
    list,
    placeOf,
    isDragged: (index) => drag?.from === index,
    handle: (index) => ({
      onPointerDown: start(index),
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}
