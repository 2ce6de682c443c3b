import type { LocalizedText } from '@deportivo/contracts/shapes'
import { formatMoney } from '../language/money.ts'
import { currentPreferences } from '../preferences/preferences.ts'
import { isKnownText, translateOutside } from '../language/texts.tsx'

function localizedValue(value: NonNullable<LocalizedText['values']>[string]): string | number {
  if (typeof value !== 'object') return value
  return 'pesos' in value
    ? formatMoney(value.pesos, currentPreferences().language)
    : localize(value.key, value)
}

/** What the server said in Spanish, in the words of the language on screen; its own where a release here lacks the key. */
export function localize(spanish: string, { key, values = {} }: LocalizedText): string {
  if (!isKnownText(key)) return spanish
  const spoken = Object.entries(values).map(([name, value]) => [name, localizedValue(value)] as const)
  return translateOutside(key, Object.fromEntries(spoken)) ?? spanish
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
  return localize(message, values === undefined ? { key } : { key, values })
}
