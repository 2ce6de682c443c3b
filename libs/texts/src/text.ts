import { ar } from './ar.ts'
import { en } from './en.ts'
import { es, type TextKey } from './es.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { tr } from './tr.ts'

export { DEFAULT_LANGUAGE, LANGUAGES, type Language }

export const CATALOGUES: Record<Language, Record<TextKey, string>> = { es, en, tr, ar }

export type TextValues = Record<string, string | number>

/** The text of a key with its `{names}` filled in. A name without a value stays visible, so that it is noticed. */
export function text(key: TextKey, values: TextValues = {}, language: Language = DEFAULT_LANGUAGE): string {
  return CATALOGUES[language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(es, key)
}
