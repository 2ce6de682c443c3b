import { pesosIn } from './figures.ts'
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

const PLURAL = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*\}/g
const FORM = /(=\d+|\w+) \{([^{}]*)\}/g

/** The form of a plural that a number takes: an exact one first, then that of the language's own rules. */
function formOf(forms: string, count: number, language: Language): string {
  const known = new Map([...forms.matchAll(FORM)].map(([, name = '', words = '']) => [name, words]))
  const rule = new Intl.PluralRules(language).select(count)
  const form = known.get(`=${count}`) ?? known.get(rule) ?? known.get('other') ?? ''
  return form.replaceAll('#', String(count))
}

/** The text of a key with its `{names}` filled in. A name without a value stays visible, so that it is noticed. */
export function text(key: TextKey, values: TextValues = {}, language: Language = DEFAULT_LANGUAGE): string {
  return CATALOGUES[language][key]
    .replace(PLURAL, (whole, name: string, forms: string) =>
      typeof values[name] === 'number' ? formOf(forms, values[name], language) : whole,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => worded(values[name] ?? whole, language))
}

export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(TEXTS, key)
}
