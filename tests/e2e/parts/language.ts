import { directionOf, type Language } from '@deportivo/texts/languages'
import type { Page } from 'playwright-core'

/** Each shape with the language it is seen in: every second one in Arabic, and those in between on the next turn. */
export function inTurn<Shape>(turn: number, shapes: readonly Shape[]): (readonly ['es' | 'ar', Shape])[] {
  const seen = shapes.map((shape, index) => [(turn + index) % 2 === 0 ? 'es' : 'ar', shape] as const)
  // All of one language first: a change of it draws the page anew.
  return [
    ...seen.filter(([language]) => language === 'es'),
    ...seen.filter(([language]) => language === 'ar'),
  ]
}

/** Changes the language as another tab would: without a reload. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const stored = JSON.parse(localStorage.getItem('preferences') ?? '{}') as object
    const newValue = JSON.stringify({ ...stored, language: chosen })
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences', newValue }))
  }, language)
  await page.locator(`html[lang="${language}"][dir="${directionOf(language)}"]`).waitFor()
}
