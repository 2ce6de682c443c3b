/** Pseudo-random integers that are the same in every run, so that two runs do the same work. */
export function createPick(seed: number): (from: number, to: number) => number {
  let state = seed
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from + Math.floor((state / 2 ** 32) * (to - from + 1))
  }
}
