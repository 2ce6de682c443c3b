import { numberIn } from './figures.ts'
import type { Language } from './languages.ts'

const PLURAL = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*\}/g
const FORM = /(=\d+|\w+) \{([^{}]*)\}/g

/** The form of a plural that a number takes: an exact one first, then that of the language's own rules. */
function formOf(forms: string, count: number, language: Language): string {
  const known = new Map([...forms.matchAll(FORM)].map(([, name = '', words = '']) => [name, words]))
  const rule = new Intl.PluralRules(language).select(count)
  const form = known.get(`=${count}`) ?? known.get(rule) ?? known.get('other') ?? ''
  return form.replaceAll('#', numberIn(language, count))
}

/** Words with their `{names}` filled in. A name without a value stays visible, so that it is noticed. */
export const fillIn = <Value>(
  words: string,
  values: Readonly<Record<string, Value>>,
  { language, worded }: { language: Language; worded: (value: Value) => string },
): string =>
  words
    .replace(PLURAL, (whole, name: string, forms: string) => {
      const count: unknown = values[name]
      return typeof count === 'number' ? formOf(forms, count, language) : whole
    })
    .replace(/\{(\w+), number\}/g, (whole, name: string) => {
      const count: unknown = values[name]
      return typeof count === 'number' ? numberIn(language, count) : whole
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      return value === undefined ? whole : worded(value)
    })
