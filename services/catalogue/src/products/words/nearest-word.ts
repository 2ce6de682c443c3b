import { distance } from 'fastest-levenshtein'

/** Letters that may be wrong, missing, too many or swapped: fewer in a short word, where another one soon means another. */
const slipsIn = ({ length }: string): number => (length < 6 ? 1 : 2)

/** Whether one became the other by two neighbours that changed places. */
function isSwapped(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== word[index])
  return at >= 0 && typed === word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
}

/** As letters are counted, two that changed places are two slips. */
function slipsBetween(typed: string, word: string): number {
  const slips = distance(typed, word)
  return slips === 2 && isSwapped(typed, word) ? 1 : slips
}

// In three letters a slip soon means many words.
const SHORTEST = 4

/** The only whole word with one slip between; null: none, or more than one that might be meant. */
function onlyNearWord(typed: string, words: Iterable<string>): string | null {
  let near: string | null = null
  for (const word of words) {
    if (word[0] !== typed[0] || word === near || slipsBetween(typed, word) > 1) continue
    if (near !== null) return null
    near = word
  }
  return near
}

/**
 * The word of these that was meant by one with a slip of the finger, as far as it was typed: 'zapatl' is the beginning
 * of 'zapatillas'. The first letter is right. Of three letters all were typed, and nothing else may be meant. Null: none
 * is near enough.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | null {
  if (typed.length < SHORTEST) return onlyNearWord(typed, words)
  let nearest: string | null = null
  let least = slipsIn(typed) + 1
  for (const word of words) {
    if (word[0] !== typed[0]) continue
    const slips = Math.min(slipsBetween(typed, word), slipsBetween(typed, word.slice(0, typed.length)))
    // Of equally near ones the shorter: it has less that was not typed.
    if (slips > least || (slips === least && word.length >= (nearest?.length ?? 0))) continue
    least = slips
    nearest = word
  }
  return nearest
}
