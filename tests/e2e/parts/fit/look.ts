import type { Language } from '@deportivo/texts/languages'
import type { Page } from 'playwright-core'
import { switchLanguage } from '../language.ts'

export type Look = readonly [Language, 'light' | 'dark']

export const otherScheme = ([language, scheme]: Look): Look => [
  language,
  scheme === 'light' ? 'dark' : 'light',
]

/** Waits for the end of all colour transitions: an inherited colour goes on to the next element when one has ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations()) {
      await Promise.allSettled(running.map((one) => one.finished))
      await frame()
    }
  })
}

/** Shows the open page in a language and in light or dark, without a reload. */
export async function showAs(page: Page, [language, colorScheme]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await switchLanguage(page, language)
  await settle(page)
}
