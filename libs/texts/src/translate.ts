import { isolated } from './formats/bidi.ts'
import { text, type Language } from './text.ts'
import type { TextKey } from './texts.ts'

/** The texts of a language as a screen has them: what a user typed keeps its own direction among the words. */
export const translateIn =
  (language: Language) =>
  (key: TextKey, values: Record<string, string | number> = {}): string => {
    const among = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value, language) : value,
    ])
    return text(key, Object.fromEntries(among) as typeof values, language)
  }
