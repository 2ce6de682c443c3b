/** How far a point is from a box; 0 within it. */
function distanceTo({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - right)
  const along = Math.max(top - y, 0, y - bottom)
  return Math.hypot(across, along)
}

/** The position of the item that the pointer is over, else of the nearest one. */
export function positionUnder(items: readonly Element[], x: number, y: number): number {
  const distances = items.map((item) => distanceTo(item.getBoundingClientRect(), x, y))
  return distances.indexOf(Math.min(...distances))
}
