/** A code is read anew once it was out of sight for so long: one that stays in the picture counts one pair. */
const OUT_OF_SIGHT_MS = 1_500

/** Whether a code in the picture is still the one that was read before. */
export function createSightings() {
  let last = { text: '', at: -Infinity }
  return function isStillThere(text: string, at: number): boolean {
    const isSame = text === last.text && at - last.at < OUT_OF_SIGHT_MS
    last = { text, at }
    return isSame
  }
}
