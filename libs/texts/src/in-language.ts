import type { Language, Texts } from './languages.ts'

/** The texts of one language by key. */
export function inLanguage<All extends Texts>(language: Language, texts: All): Record<keyof All, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, words]) => [key, words[language]])) as Record<
    keyof All,
    string
  >
}
