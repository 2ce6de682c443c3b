import { directionOf, type Language } from '@deportivo/texts/languages'
import type { Page } from 'playwright-core'

/** Changes the language as another tab would: without a reload. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  // It would draw the page anew all the same.
  if ((await page.locator('html').getAttribute('lang')) === language) return
  await page.evaluate((chosen) => {
    const stored = JSON.parse(localStorage.getItem('preferences') ?? '{}') as object
    const newValue = JSON.stringify({ ...stored, language: chosen })
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences', newValue }))
  }, language)
  await page.locator(`html[lang="${language}"][dir="${directionOf(language)}"]`).waitFor()
}
