/** Milliseconds to add to this machine's clock to get the server's: shop computers are often minutes off. */
let offset = 0

/** Sets the clock from the Date header of a reply; whole seconds are precise enough for ages and countdowns. */
export function updateServerTime(dateHeader: string | null, askedAt: number, repliedAt: number): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (Number.isNaN(server)) return
  const measured = server - (askedAt + repliedAt) / 2
  // Below the header's own precision a difference means nothing.
  offset = Math.abs(measured) < 1_500 ? 0 : measured
}

export const serverNow = (): number => Date.now() + offset
