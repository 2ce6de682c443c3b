import type { Spoken } from '@deportivo/contracts/shapes'
import { isKnownText, wordsOnScreen } from './texts.tsx'

/** What the server said in Spanish, in the words of the language on screen; its own where a release here lacks the key. */
export function inOwnWords(spanish: string, { key, values = {} }: Spoken): string {
  if (!isKnownText(key)) return spanish
  const words = wordsOnScreen()[key] ?? spanish
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'object' ? inOwnWords(value.key, value) : String(value)
  })
}

/** The part of an answer that says something. */
export interface Answer {
  message?: string | undefined
  message_key?: string | undefined
  message_values?: Spoken['values'] | undefined
}

/** The message of an answer, for whoever reads the screen. */
export function messageOf({ message, message_key: key, message_values: values }: Answer): string | undefined {
  if (message === undefined || key === undefined) return message
  return inOwnWords(message, values === undefined ? { key } : { key, values })
}
