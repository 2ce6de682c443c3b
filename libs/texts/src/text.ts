import { ar } from './ar.ts'
import { en } from './en.ts'
import { es, type TextKey } from './es.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { tr } from './tr.ts'

export { DEFAULT_LANGUAGE, LANGUAGES, type Language }

export const CATALOGUES: Record<Language, Record<TextKey, string>> = { es, en, tr, ar }

/** A word that is a text itself: each reader sees it in their own language. */
export interface Term {
  key: TextKey
}
export type TextValues = Record<string, string | number | Term>

const worded = (value: string | number | Term, language: Language): string =>
  typeof value === 'object' ? text(value.key, {}, language) : String(value)

/** The text of a key with its `{names}` filled in. A name without a value stays visible, so that it is noticed. */
export function text(key: TextKey, values: TextValues = {}, language: Language = DEFAULT_LANGUAGE): string {
  return CATALOGUES[language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    worded(values[name] ?? whole, language),
  )
}

export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(es, key)
}
