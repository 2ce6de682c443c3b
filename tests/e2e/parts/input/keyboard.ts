import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialogOf } from '../board.ts'
import { PATIENT } from '../visitor.ts'

// More stops than the page has before its first card: then it is not reachable by keyboard.
const MOST_TABS = 60

interface Focus {
  /** The accessible name. */
  name: string
  /** Whether the element has a size and shows a focus ring or a caret. */
  isVisible: boolean
}

export const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return { name: '', isVisible: false }
    // Some components draw the ring around themselves, for a field or a name that stands for them.
    const ringed = [at, at.parentElement, at.closest('label'), at.closest('li, article')].filter(
      (one) => one !== null,
    )
    const hasRing = ringed.some((one) => {
      const { outlineStyle, boxShadow } = getComputedStyle(one)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    })
    const { width, height } = at.getBoundingClientRect()
    const isField = at instanceof HTMLInputElement || at instanceof HTMLSelectElement
    const labels = isField ? [...(at.labels ?? [])].map((one) => one.textContent) : []
    const name = [at.getAttribute('aria-label'), ...labels, at.textContent].find((one) => one?.trim()) ?? ''
    const isTyping = at.matches('input:not([type=radio]):not([type=range]):not([type=checkbox])')
    return { name: name.trim(), isVisible: width * height > 0 && (hasRing || isTyping) }
  })

/** Presses Tab until the focus is on an element whose name begins so, or matches; it must be visible there. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const seen: string[] = []
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press(key)
    const at = await focus(page)
    if (typeof name === 'string' ? at.name.startsWith(name) : name.test(at.name))
      return expect(at).toMatchObject({ isVisible: true })
    seen.push(at.name)
  }
  throw new Error(`${String(name)} can't be reached by Tab: ${seen.join(' | ')}`)
}

/** What has the focus lies behind nothing that stays in place. */
export async function expectInSight(page: Page): Promise<void> {
  const covering = await page.evaluate(() => {
    const at = document.activeElement
    if (!at) return 'no focus'
    const { x, y, width, height } = at.getBoundingClientRect()
    const above = document.elementFromPoint(x + width / 2, y + height / 2)
    return at.contains(above) || above?.contains(at) ? null : (above?.className ?? 'outside')
  })
  expect({ focus: (await focus(page)).name, covering }).toMatchObject({ covering: null })
}

/** Presses Tab until the focus is on a button or link, and then Enter. */
export async function press(
  page: Page,
  ...to: [name: string | RegExp, key?: 'Tab' | 'Shift+Tab']
): Promise<void> {
  await tabTo(page, ...to)
  await page.keyboard.press('Enter')
}

export async function goByPalette(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = dialogOf(page, text('palette.title'))
  await palette.waitFor()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: typed, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await palette.waitFor({ state: 'detached' })
}

/** After something closed, the focus must be back where it was, not at the top of the page. */
export async function expectFocusRestored(page: Page): Promise<void> {
  await dialogOf(page).waitFor({ state: 'detached' })
  await expect.poll(async () => (await focus(page)).name, PATIENT).not.toBe('')
}
