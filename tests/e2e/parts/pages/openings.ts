import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Locator, Page } from 'playwright-core'
import { expectDialogFits } from '../fit/fits.ts'

export const button = (place: Page | Locator, key: TextKey, values = {}): Locator =>
  place.getByRole('button', { name: text(key, values), exact: true }).first()
export const item = (page: Page, key: TextKey): Locator =>
  page.getByRole('menuitem', { name: text(key), exact: true })

export type Opening = [what: string, open: (page: Page) => Promise<void>]

export const pressed = (key: TextKey): Opening => [key, (page) => button(page, key).click()]
/** From the menu behind another button. */
export const chosen = (menu: TextKey, key: TextKey, values = {}): Opening => [
  key,
  async (page) => {
    await button(page, menu, values).click()
    await item(page, key).click()
  },
]

/** Opens each dialog of a page in turn. */
export async function expectAllFit(page: Page, path: string, openings: readonly Opening[]): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [what, open] of openings) await expectDialogFits(page, `${path}: ${what}`, () => open(page))
}
