/** The change against the time before as a share; null where there is nothing to compare with. */
export const changeAgainst = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before
