import { CATALOGUES, LANGUAGES, type Language } from '@deportivo/texts/text'
import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'

const COUNTS = [0, 1, 2, 1_234]

/** Every name that a text fills in, with the same value. */
const filled = (message: string, value: number): Record<string, number> =>
  Object.fromEntries([...message.matchAll(/\{([a-z]\w*)/g)].map(([, name = '']) => [name, value] as const))

function unsayable(language: Language): string[] {
  const problems: string[] = []
  const messages: Record<string, string> = CATALOGUES[language]
  const onError = ({ message }: Error) => problems.push(message)
  const intl = createIntl({ locale: language, messages, onError })
  for (const [id, message] of Object.entries(messages))
    for (const count of COUNTS) intl.formatMessage({ id }, filled(message, count))
  return problems
}

test.each(LANGUAGES)('the screens have every text of %s', (language) => {
  expect(unsayable(language)).toEqual([])
})

test('a key of the server has words in whichever language is on screen', async () => {
  // As in a browser that has just come: no language is loaded but its own.
  vi.resetModules()
  const { takePreferences } = await import('../preferences/preferences.ts')
  const { isKnownText, loadTexts } = await import('./texts.tsx')
  takePreferences(JSON.stringify({ language: 'tr' }))
  await loadTexts()
  expect(isKnownText('order.state.reserved')).toBe(true)
  expect(isKnownText('order.state.lost')).toBe(false)
})

test('a key of the server has words while those of the next language are on their way', async () => {
  vi.resetModules()
  const { changePreferences } = await import('../preferences/preferences.ts')
  const { isKnownText, loadTexts } = await import('./texts.tsx')
  await loadTexts('es')
  changePreferences({ language: 'ar' })
  expect(isKnownText('catalogue.option.national')).toBe(true)
})
