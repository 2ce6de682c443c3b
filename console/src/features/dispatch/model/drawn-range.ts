/** Items from one index up to, and without, another. */
export interface DrawnRange {
  from: number
  to: number
}

/** The part of a list that is seen, in pixels from its top. */
export interface SeenPart {
  top: number
  bottom: number
}

/** Drawn beyond both edges of what is seen: less, and a quick wheel sees gaps; more, and every frame costs more. */
const AHEAD_PX = 450
/** The range changes by so many items at a time, so that a column isn't drawn again for each of them. */
const STEP = 2

/** Which items of these heights lie near what is seen; always some, however far a list was scrolled before it shrank. */
export function rangeNear(heights: readonly number[], gap: number, { top, bottom }: SeenPart): DrawnRange {
  let edge = 0
  let from = 0
  let to = 0
  for (const height of heights) {
    if (edge > bottom + AHEAD_PX) break
    edge += height + gap
    to += 1
    if (edge < top - AHEAD_PX) from = to
  }
  const first = Math.min(from, Math.max(0, heights.length - STEP))
  return {
    from: Math.floor(first / STEP) * STEP,
    to: Math.min(heights.length, Math.ceil(to / STEP) * STEP),
  }
}

/** A run of items that are all drawn, or that all aren't. */
export interface Run extends DrawnRange {
  isDrawn: boolean
}

/** A list of so many items as runs: those of the range are drawn, and these others wherever they are. */
export function runsOf(count: number, { from, to }: DrawnRange, others: readonly number[]): Run[] {
  const runs: Run[] = []
  for (let index = 0; index < count; index++) {
    const isDrawn = (index >= from && index < to) || others.includes(index)
    const last = runs.at(-1)
    if (last?.isDrawn === isDrawn) last.to = index + 1
    else runs.push({ from: index, to: index + 1, isDrawn })
  }
  return runs
}
