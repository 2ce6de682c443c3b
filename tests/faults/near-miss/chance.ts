/** Numbers that follow from a seed, so that a failed run can be repeated. */
export interface Chance {
  /** At least 0, below 1. */
  number(): number
  of<T>(items: readonly T[]): T
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  // mulberry32
  const number = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const of = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(number() * items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
  return { number, of }
}
