import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENT } from '../visitor.ts'

/** Types into a searched select and takes what is left, by keys alone. */
export async function choose(page: Page, select: Locator, typed: string, chosen: string): Promise<void> {
  // Until its entries are loaded it is a list without any.
  await select.and(page.locator('input')).focus()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: chosen, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => select.inputValue(), PATIENT).toBe(chosen)
}

const isNative = (select: Locator) => select.evaluate((element) => element instanceof HTMLSelectElement)

/** Its entries have arrived: until then a list has none but that for nothing, and a searched one takes nothing. */
export async function arrived(select: Locator): Promise<void> {
  const isReady = () =>
    select.evaluate((element) =>
      element instanceof HTMLSelectElement
        ? element.options.length > 1
        : !(element as HTMLInputElement).disabled,
    )
  await expect.poll(isReady, PATIENT).toBe(true)
}

/** Takes the first option after that for nothing, by keys alone; the focus is on the select. */
export async function takeFirst(page: Page, select: Locator): Promise<void> {
  await page.keyboard.press('ArrowDown')
  if (await isNative(select)) return
  // The first press opened the list, at the option for nothing.
  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('listbox').getByRole('option').nth(1)
  const chosen = await first.innerText()
  await page.keyboard.press('Enter')
  await expect.poll(() => select.inputValue(), PATIENT).toBe(chosen)
}

/**
 * Chooses an option, by its label or its place, from a select of either kind: a short list is searched too where the
 * user may create what it lacks.
 */
export async function pick(page: Page, select: Locator, option: string | number): Promise<void> {
  await arrived(select)
  if (await isNative(select)) {
    await select.selectOption(typeof option === 'number' ? { index: option } : { label: option })
    return
  }
  await select.click()
  const options = page.getByRole('listbox').getByRole('option')
  await (
    typeof option === 'number' ? options.nth(option) : options.getByText(option, { exact: true })
  ).click()
}
