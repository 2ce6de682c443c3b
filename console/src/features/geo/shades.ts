/** How many shades of a map the eye can separate. */
const SHADES = 5

export interface Shade {
  /** 1 is the lightest. */
  shade: number
  from: number
  to: number
}

/** Groups of nearly as many values each, the least first; equal values share one. */
export function shadesOf(values: readonly number[]): Shade[] {
  const sorted = values.filter((value) => value > 0).sort((one, other) => one - other)
  const groups = Math.min(SHADES, new Set(sorted).size)
  const shades: Shade[] = []
  sorted.forEach((value, rank) => {
    const last = shades.at(-1)
    const due = Math.floor((rank * groups) / sorted.length) + 1
    if (last && (value === last.to || due <= shades.length)) last.to = value
    else shades.push({ shade: 0, from: value, to: value })
  })
  // Few groups are spread over all shades, so that the most is always the darkest.
  return shades.map((one, index) => ({ ...one, shade: SHADES - (shades.length - 1 - index) }))
}

export const shadeOf = (value: number, shades: readonly Shade[]): number =>
  shades.find(({ from, to }) => value >= from && value <= to)?.shade ?? 0
