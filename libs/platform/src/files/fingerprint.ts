/** A picture as so many levels of grey each way: fewer would make two receipts of one bank the same. */
export const FINGERPRINT_SIDE = 64

// Saving again as JPEG, also smaller, moves a level by up to about 8; another amount or date moves some by 20 or more.
const MOST_DIFFERENCE = 12

/** Less contrast than this shows nothing that could be compared: an empty page would equal every other. */
const LEAST_CONTRAST = 32

/** Whether a fingerprint shows enough to be compared. */
export function isComparable(levels: Uint8Array): boolean {
  let [darkest, lightest] = [255, 0]
  for (const level of levels) {
    darkest = Math.min(darkest, level)
    lightest = Math.max(lightest, level)
  }
  return lightest - darkest >= LEAST_CONTRAST
}

/** Whether two fingerprints are of one picture, saved with another quality, format or size. */
export function isSamePicture(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  return one.every((level, at) => Math.abs(level - (other[at] ?? 0)) <= MOST_DIFFERENCE)
}
