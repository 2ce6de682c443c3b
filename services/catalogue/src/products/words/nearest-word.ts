import { distance } from 'fastest-levenshtein'

/** Letters that may be wrong, missing or too many: fewer in a short word, where another one soon means another. */
const slipsIn = ({ length }: string): number => (length < 6 ? 1 : 2)

/**
 * The word of these that was meant by one with a slip of the finger, as far as it was typed: 'zapatl' is the beginning
 * of 'zapatillas'. The first letter is right. Null: none is near enough.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | null {
  let nearest: string | null = null
  let least = slipsIn(typed) + 1
  for (const word of words) {
    if (word[0] !== typed[0]) continue
    const slips = Math.min(distance(typed, word), distance(typed, word.slice(0, typed.length)))
    // Of equally near ones the shorter: it has less that was not typed.
    if (slips > least || (slips === least && word.length >= (nearest?.length ?? 0))) continue
    least = slips
    nearest = word
  }
  return nearest
}
