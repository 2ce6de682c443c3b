import drawn from './departments.json' with { type: 'json' }

export interface Shape {
  id: number
  path: string
  point: [x: number, y: number]
}

/** The outlines of the departments: made by scripts/draw-departments.mjs (docs/decisions/0113-geographic-report.md). */
export const SHAPES: readonly Shape[] = Object.entries(drawn.departments).map(([id, { path, point }]) => ({
  id: Number(id),
  path,
  point: [point[0] ?? 0, point[1] ?? 0],
}))

export const INSET = drawn.inset
export const VIEW_BOX = `0 0 ${drawn.width} ${drawn.height}`

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The next department in the direction of an arrow key: near, and not too far to the side. */
export function neighbourOf(id: number, key: string): number | null {
  const direction = DIRECTIONS[key]
  const from = SHAPES.find((shape) => shape.id === id)
  if (!direction || !from) return null
  const [dx, dy] = direction
  const ahead = SHAPES.flatMap(({ id: other, point: [x, y] }) => {
    const [wayX, wayY] = [x - from.point[0], y - from.point[1]]
    const along = wayX * dx + wayY * dy
    const aside = Math.abs(wayX * dy) + Math.abs(wayY * dx)
    return along > 0 && aside <= 2 * along ? [{ other, cost: along + 2 * aside }] : []
  })
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.other ?? null
}
