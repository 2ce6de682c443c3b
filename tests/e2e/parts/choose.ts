import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENT } from './visitor.ts'

/** Types into a searched select and takes what is left, by keys alone. */
export async function choose(page: Page, select: Locator, typed: string, chosen: string): Promise<void> {
  // Until its entries are loaded it is a list without any.
  await select.and(page.locator('input')).focus()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: chosen, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => select.inputValue(), PATIENT).toBe(chosen)
}
