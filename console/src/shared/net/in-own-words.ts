import type { LocalizedText } from '@deportivo/contracts/shapes'
import { formatMoney } from '../language/money.ts'
import { currentPreferences } from '../preferences/preferences.ts'
import { isKnownText, sayOutside } from '../language/texts.tsx'

function spokenValue(value: NonNullable<LocalizedText['values']>[string]): string | number {
  if (typeof value !== 'object') return value
  return 'pesos' in value
    ? formatMoney(value.pesos, currentPreferences().language)
    : inOwnWords(value.key, value)
}

/** What the server said in Spanish, in the words of the language on screen; its own where a release here lacks the key. */
export function inOwnWords(spanish: string, { key, values = {} }: LocalizedText): string {
  if (!isKnownText(key)) return spanish
  const spoken = Object.entries(values).map(([name, value]) => [name, spokenValue(value)] as const)
  return sayOutside(key, Object.fromEntries(spoken)) ?? spanish
}

/** The part of an answer that says something. */
export interface Answer {
  message?: string | undefined
  message_key?: string | undefined
  message_values?: LocalizedText['values'] | undefined
}

/** The message of an answer, for whoever reads the screen. */
export function messageOf({ message, message_key: key, message_values: values }: Answer): string | undefined {
  if (message === undefined || key === undefined) return message
  return inOwnWords(message, values === undefined ? { key } : { key, values })
}
