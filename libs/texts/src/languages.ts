/** Apart from the catalogues, so that a browser loads only the one it shows. */
export const LANGUAGES = ['es', 'en', 'tr', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'es'

/** Texts by key, each in every language: one that lacks a language does not compile. */
export type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>

/** Each language's name in itself: its readers may read no other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  tr: 'Türkçe',
  ar: 'العربية',
}

const DIRECTIONS: Record<Language, 'ltr' | 'rtl'> = { es: 'ltr', en: 'ltr', tr: 'ltr', ar: 'rtl' }

/** The writing direction of a language, as the `dir` of a page. */
export const directionOf = (language: Language) => DIRECTIONS[language]
