import type { TextKey } from '@deportivo/texts/texts'
import { firstWords } from '@deportivo/texts/es/first'
import { directionOf, type Language } from '@deportivo/texts/languages'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { createIntl, createIntlCache, IntlProvider, useIntl } from 'react-intl'
import { isolated } from '@deportivo/texts/formats/bidi'
import { currentPreferences, usePreferences } from '../preferences/preferences.ts'
import { createStore, useStore } from '../state/store.ts'

export type { TextKey }
export type TextValues = Record<string, string | number>
export type Translate = (key: TextKey, values?: TextValues) => string

type Words = Readonly<Partial<Record<TextKey, string>>>

type Load = () => Promise<Words>

/** The login and the board do without the words of the other pages. */
const BOARD_WORDS: Record<Language, Load> = {
  es: () => import('@deportivo/texts/es/board').then(({ boardWords }) => ({ ...firstWords, ...boardWords })),
  en: () => import('@deportivo/texts/en/board').then(({ boardWords }) => boardWords),
  tr: () => import('@deportivo/texts/tr/board').then(({ boardWords }) => boardWords),
  // The font is loaded with this language only.
  ar: () =>
    Promise.all([
      import('@deportivo/texts/ar/board'),
      import('@fontsource-variable/noto-sans-arabic/wght.css'),
    ]).then(([{ boardWords }]) => boardWords),
}

const PAGE_WORDS: Record<Language, Load> = {
  es: () => import('@deportivo/texts/es/pages').then(({ pageWords }) => pageWords),
  en: () => import('@deportivo/texts/en/pages').then(({ pageWords }) => pageWords),
  tr: () => import('@deportivo/texts/tr/pages').then(({ pageWords }) => pageWords),
  ar: () => import('@deportivo/texts/ar/pages').then(({ pageWords }) => pageWords),
}

const words = createStore<ReadonlyMap<Language, Words>>(new Map())

/** Loads the words of a language once, together: none shows before all are there. */
function loaderOf(...parts: readonly Record<Language, Load>[]): (language: Language) => Promise<void> {
  const asked = new Map<Language, Promise<void>>()
  return (language) => {
    const known = asked.get(language)
    if (known) return known
    const loading = Promise.all(parts.map((part) => part[language]())).then((loaded) => {
      const before = words.get()
      words.set(new Map(before).set(language, Object.assign({}, before.get(language), ...loaded) as Words))
    })
    asked.set(language, loading)
    // Failed download: the next caller retries.
    loading.catch(() => asked.delete(language))
    return loading
  }
}

const loadBoard = loaderOf(BOARD_WORDS)
const loadAll = loaderOf(BOARD_WORDS, PAGE_WORDS)
/** As much of a language as the pages opened so far need of the next one. */
let loadAsBefore = loadBoard

/** Loads all texts of the current language; pages wait for them, and they are not in the shell's bundle. */
export function loadTexts(language: Language = currentPreferences().language): Promise<void> {
  loadAsBefore = loadAll
  return loadAll(language)
}

/** Only those of the login, the frame and the board. */
export const loadBoardTexts = (): Promise<void> => loadBoard(currentPreferences().language)

// Staff compare figures with paper: Latin digits in every language.
const localeOf = (language: Language) => `${language}-u-nu-latn`

/** Until the words of a language are here, the one before it shows, at first Spanish. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { language } = usePreferences()
  const known = useStore(words)
  const [last, setLast] = useState<Language>('es')
  if (known.has(language) && last !== language) setLast(language)
  const shown = known.has(language) ? language : last
  const messages = useMemo(() => ({ ...(known.get(shown) ?? firstWords) }), [known, shown])
  useEffect(() => {
    document.documentElement.lang = shown
    document.documentElement.dir = directionOf(shown)
  }, [shown])
  useEffect(() => {
    // Spanish stays until the next page retries.
    loadAsBefore(language).catch(() => undefined)
  }, [language])
  return (
    <IntlProvider locale={localeOf(shown)} defaultLocale="es" messages={messages}>
      {children}
    </IntlProvider>
  )
}

function isolatedValues(values: TextValues | undefined, language: Language): TextValues | undefined {
  if (!values || directionOf(language) === 'ltr') return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value, language) : value,
    ]),
  )
}

/** No placeholders: the built console needs no message parser. */
const isWhole = (message: unknown): message is string => typeof message === 'string' && !message.includes('{')

/** The words of the language on screen, by key. */
export function useTexts(): Translate {
  const intl = useIntl()
  const { language } = usePreferences()
  return useCallback(
    (key, values) => {
      const message = intl.messages[key]
      if (isWhole(message)) return message
      return intl.formatMessage({ id: key }, isolatedValues(values, language))
    },
    [intl, language],
  )
}

const cache = createIntlCache()

/** Translation outside React, in the current language; null where a placeholder has no value. */
export function translateOutside(key: TextKey, values: TextValues): string | null {
  const { language } = currentPreferences()
  const message = wordsOnScreen()[key]
  if (isWhole(message)) return message
  if (message === undefined) return null
  const failures: unknown[] = []
  const onError = (failure: unknown) => void failures.push(failure)
  const intl = createIntl(
    { locale: localeOf(language), defaultLocale: 'es', messages: { [key]: message }, onError },
    cache,
  )
  const text = intl.formatMessage({ id: key }, isolatedValues(values, language))
  return failures.length === 0 ? text : null
}

/** Those of the language on screen, as far as they are here. */
const wordsOnScreen = (): Words => words.get().get(currentPreferences().language) ?? firstWords

/**
 * Whether a key that came from the server is one we have words for. Every language has the same keys: that of the screen
 * counts while the next one is loaded.
 */
export function isKnownText(key: string): key is TextKey {
  return [firstWords, ...words.get().values()].some((known) => Object.hasOwn(known, key))
}
