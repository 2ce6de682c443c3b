/** Seeded random numbers: the demo company is the same on every machine. */
export interface Chance {
  /** A whole number from..to, both included. */
  between(from: number, to: number): number
  /** True this share of the time. */
  happens(share: number): boolean
  of<T>(choices: readonly T[]): T
  /** One of the choices, by weight. */
  weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T
}

/** mulberry32: small, fast and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function createChance(seed: number): Chance {
  const random = randomFrom(seed)
  const of = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)]
    if (choice === undefined) throw new Error('nothing to choose from')
    return choice
  }
  return {
    between: (from, to) => from + Math.floor(random() * (to - from + 1)),
    happens: (share) => random() < share,
    of,
    weighted(choices) {
      let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [choice, weight] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return of(choices)[0]
    },
  }
}
