import { pesosIn } from './figures.ts'
import { fillIn } from './fill-in.ts'
import { inLanguage } from './in-language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { TEXTS, type TextKey } from './texts.ts'

export { DEFAULT_LANGUAGE, LANGUAGES, type Language }

export const CATALOGUES: Record<Language, Record<TextKey, string>> = {
  es: inLanguage('es', TEXTS),
  en: inLanguage('en', TEXTS),
  tr: inLanguage('tr', TEXTS),
  ar: inLanguage('ar', TEXTS),
}

/** A value that is a text itself, or an amount of money: formatted in the reader's language. */
export type Term = { key: TextKey } | { pesos: number }
export type TextValues = Record<string, string | number | Term>

function worded(value: string | number | Term, language: Language): string {
  if (typeof value !== 'object') return String(value)
  return 'pesos' in value ? pesosIn(language, value.pesos) : text(value.key, {}, language)
}

/** The text of a key with its `{names}` filled in. A name without a value stays visible, so that it is noticed. */
export function text(key: TextKey, values: TextValues = {}, language: Language = DEFAULT_LANGUAGE): string {
  return fillIn(CATALOGUES[language][key], values, { language, worded: (value) => worded(value, language) })
}

export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(TEXTS, key)
}
