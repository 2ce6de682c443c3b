import { plainLetters } from './plain-letters.ts'

/** Whether a text has every typed word, with or without accents. */
export function matchTyped(typed: string): (text: string) => boolean {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean)
  return (text) => {
    const letters = plainLetters(text)
    return words.every((word) => letters.includes(word))
  }
}
