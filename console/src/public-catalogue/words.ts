import { publicPage } from '@deportivo/texts/catalogue/public-page'
import { fillIn } from '@deportivo/texts/fill-in'
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '@deportivo/texts/languages'
import { createContext, useContext, useMemo } from 'react'

export type PublicKey = keyof typeof publicPage

/** The first language of the browser that we have; visitors have no preferences of their own. */
export function languageOfBrowser(preferred: readonly string[] = navigator.languages): Language {
  const wanted = preferred.map((tag) => tag.slice(0, 2))
  return wanted.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? DEFAULT_LANGUAGE
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

export const ChosenLanguage = createContext<Language>(DEFAULT_LANGUAGE)

export type PublicWords = (key: PublicKey, values?: Record<string, string | number>) => string

/** The words of the page. They are few, and in one file for all languages. */
export function useWords(): PublicWords {
  const language = useContext(ChosenLanguage)
  return useMemo(
    () =>
      (key, values = {}) =>
        fillIn(publicPage[key][language], values, { language, worded: String }),
    [language],
  )
}
