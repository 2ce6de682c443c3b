/** Ranges of prices that people ask for, as the search takes them. The last one has no end. */
export const PRICE_RANGES: readonly { from: number; to: number | null }[] = [
  { from: 0, to: 50_000 },
  { from: 50_000, to: 100_000 },
  { from: 100_000, to: 200_000 },
  { from: 200_000, to: 300_000 },
  { from: 300_000, to: null },
]

/** Above any price of the shop: the search wants both ends. */
const NO_END = 100_000_000

export const rangeValue = ({ from, to }: (typeof PRICE_RANGES)[number]): string => `${from}-${to ?? NO_END}`
