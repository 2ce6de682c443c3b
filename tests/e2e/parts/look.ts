import type { Language } from '@deportivo/texts/languages'
import type { Page } from 'playwright-core'
import { switchLanguage } from './language.ts'

export type Look = readonly [Language, 'light' | 'dark']

/** Waits for the end of the colour transition. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map((one) => one.finished))
  })
}

/** Shows the open page in a language and in light or dark, without a reload. */
export async function showAs(page: Page, [language, colorScheme]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await switchLanguage(page, language)
  await settle(page)
}
