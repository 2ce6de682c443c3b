import { es, type TextKey } from '@deportivo/texts/es'
import type { Language } from '@deportivo/texts/languages'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { usePreferences } from './preferences.ts'

export type { TextKey }
export type TextValues = Record<string, string | number>
export type Say = (key: TextKey, values?: TextValues) => string

type Catalogue = Record<TextKey, string>

const loaded = new Map<Language, Catalogue>([['es', es]])

async function load(language: Language): Promise<Catalogue> {
  const catalogue = loaded.get(language) ?? (await import('@deportivo/texts/en')).en
  loaded.set(language, catalogue)
  return catalogue
}

/** Spanish comes with the page; another language is fetched when chosen, and Spanish shows until it is here. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { language } = usePreferences()
  const [shown, setShown] = useState<Language>(loaded.has(language) ? language : 'es')
  useEffect(() => {
    let isCurrent = true
    void load(language).then(() => {
      if (isCurrent) setShown(language)
    })
    document.documentElement.lang = language
    return () => {
      isCurrent = false
    }
  }, [language])
  return (
    <IntlProvider locale={shown} defaultLocale="es" messages={loaded.get(shown) ?? es}>
      {children}
    </IntlProvider>
  )
}

/** The words of the language on screen, by key. */
export function useTexts(): Say {
  const intl = useIntl()
  return useCallback(
    (key, values) => {
      const message = intl.messages[key]
      // Nothing to fill in: a built console carries no reader for it either.
      if (typeof message === 'string' && !message.includes('{')) return message
      return intl.formatMessage({ id: key }, values)
    },
    [intl],
  )
}

/** Whether a key that came from the server is one we have words for. */
export function isKnownText(key: string): key is TextKey {
  return Object.hasOwn(es, key)
}
