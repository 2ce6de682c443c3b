import type { LocalizedText } from '@deportivo/contracts/shapes'
import { formatMoney } from '@deportivo/texts/formats/money'
import { currentPreferences } from '../preferences/preferences.ts'
import { isKnownText, translateOutside } from '../language/texts.tsx'

function localizedValue(value: NonNullable<LocalizedText['values']>[string]): string | number {
  if (typeof value !== 'object') return value
  return 'pesos' in value
    ? formatMoney(value.pesos, currentPreferences().language)
    : localize(value.key, value)
}

/** A server message in the user's language; the Spanish text where this release lacks the key. */
export function localize(spanish: string, { key, values = {} }: LocalizedText): string {
  if (!isKnownText(key)) return spanish
  const localized = Object.entries(values).map(([name, value]) => [name, localizedValue(value)] as const)
  return translateOutside(key, Object.fromEntries(localized)) ?? spanish
}

/** The message fields of a reply. */
export interface MessageBody {
  message?: string | undefined
  message_key?: string | undefined
  message_values?: LocalizedText['values'] | undefined
}

/** The message of a reply in the user's language. */
export function messageOf({
  message,
  message_key: key,
  message_values: values,
}: MessageBody): string | undefined {
  if (message === undefined || key === undefined) return message
  return localize(message, values === undefined ? { key } : { key, values })
}
