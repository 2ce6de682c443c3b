import { text } from '@deportivo/texts/text'
import type { Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, barriersOfColours } from './barriers.ts'
import { brokenMoney } from './broken-money.ts'
import { switchLanguage } from '../language.ts'
import { otherScheme, showAs, type Look } from './look.ts'
import { sideways } from './sideways.ts'
import { PATIENT } from '../visitor.ts'
import { unexplained } from './unexplained.ts'

interface Shape {
  readonly width: number
  readonly height: number
}

// What a violation depends on, apart from colours, is there once: each language on one screen.
const SCREENS: readonly (readonly [Shape, Look])[] = [
  [{ width: 390, height: 844 }, ['es', 'light']],
  [{ width: 1440, height: 900 }, ['ar', 'dark']],
]

/** No violation in a look, nor one of colours in the same language and the other scheme. */
async function expectNoneInBothSchemes(page: Page, what: string, place: string, look: Look): Promise<void> {
  expect({ what, look, barriers: await barriers(page, place) }).toEqual({ what, look, barriers: [] })
  const other = otherScheme(look)
  await showAs(page, other)
  expect({ what, other, barriers: await barriersOfColours(page, place) }).toEqual({
    what,
    other,
    barriers: [],
  })
}

/** What is there, or lies on top, has no violation in Spanish and Arabic, light and dark. */
export async function expectNoBarriers(page: Page, what: string, place: string): Promise<void> {
  for (const [, look] of SCREENS) {
    await showAs(page, look)
    await expectNoneInBothSchemes(page, what, place, look)
  }
  await showAs(page, ['es', 'light'])
}

/** From a tablet to a large desktop a dialog has one shape: there it is looked at in one language. */
const WIDER_SCREENS: readonly Shape[] = [834, 900, 1024, 1280, 1920].map((width) => ({ width, height: 900 }))

/** A small phone, tablets, and a desktop at four times its size: there only what is too wide is looked for. */
const FURTHER_SCREENS: readonly Shape[] = [
  { width: 320, height: 720 },
  { width: 701, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 225 },
]

/**
 * On phones, a tablet and desktops, in Spanish and Arabic, nothing is wider than the screen and no amount of money breaks; and there is no violation in
 * what lies on top, in Spanish on a phone and in Arabic on a desktop, in light and dark.
 */
export async function expectFits(page: Page, what: string, place = 'html'): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect({ what, grey: await unexplained(page, place) }).toEqual({ what, grey: [] })
  const own = page.viewportSize()
  const screens = SCREENS.map(([screen]) => screen)
  for (const [screen, look] of SCREENS) {
    await showAs(page, look)
    const wider = look[0] === 'ar' ? WIDER_SCREENS : []
    const others = [...wider, ...screens.filter((one) => one !== screen)]
    for (const shape of [...FURTHER_SCREENS, ...others, screen]) {
      await page.setViewportSize(shape)
      const at = `${what} at ${shape.width} in ${look[0]}`
      expect({ at, sideways: await sideways(page) }).toEqual({ at, sideways: 0 })
      expect({ at, broken: await brokenMoney(page) }).toEqual({ at, broken: [] })
    }
    await expectNoneInBothSchemes(page, `${what} at ${screen.width}`, place, look)
  }
  if (own) await page.setViewportSize(own)
  await showAs(page, ['es', 'light'])
}

/** Leaving a dialog sends nothing that could change anything. */
async function expectNothingChanged(page: Page, what: string, leave: () => Promise<void>): Promise<void> {
  const changes: string[] = []
  const record = (request: Request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`)
  }
  page.on('request', record)
  await leave()
  await page.waitForLoadState('networkidle')
  page.off('request', record)
  expect({ what, changes }).toEqual({ what, changes: [] })
}

/** Opens a dialog over what is there, expects it to fit, and leaves it without doing anything. */
export async function expectDialogFits(page: Page, what: string, open: () => Promise<void>): Promise<void> {
  const dialogs = page.getByRole('dialog')
  const before = await dialogs.count()
  await open()
  await expect.poll(() => dialogs.count(), { ...PATIENT, message: what }).toBe(before + 1)
  await expectFits(page, what, '[role="dialog"]')
  await expectNothingChanged(page, what, async () => {
    const cancel = dialogs.last().getByRole('button', { name: text('common.cancel'), exact: true })
    // In one that cancels something it could be read as that.
    const cancels = (await dialogs.last().getByRole('heading').first().innerText()).startsWith(
      text('common.cancel'),
    )
    if (cancels) expect({ what, cancel: await cancel.count() }).toEqual({ what, cancel: 0 })
    // One that asks for nothing has no such button.
    await ((await cancel.count()) > 0 ? cancel.click() : page.keyboard.press('Escape'))
    await expect.poll(() => dialogs.count(), { ...PATIENT, message: what }).toBe(before)
  })
}

/** Phones, tablets, a small desktop, and one of 1,440 × 900 at twice and four times its size. */
export const DIALOG_SHAPES: readonly Shape[] = [
  { width: 320, height: 720 },
  { width: 701, height: 900 },
  { width: 834, height: 1112 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 360, height: 225 },
]

/** What can be pressed or typed into in a dialog and cannot be brought wholly onto the screen. */
const outOfReach = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) => {
    const controls = root.querySelectorAll<HTMLElement>('button, input, select, textarea, a[href]')
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
      if (Math.min(width, height) < 2) return []
      const edges = [left, top, innerWidth - right, innerHeight - bottom]
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (Math.min(...edges) >= -1 && root.contains(seen)) return []
      return [control.getAttribute('aria-label') ?? (control.textContent.trim() || control.tagName)]
    })
  })

/** An open dialog has all of its controls within reach, and nothing to push sideways, in each shape. */
export async function expectDialogInShapes(
  page: Page,
  what: string,
  shapes: readonly Shape[],
): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  for (const language of ['es', 'ar'] as const) {
    await switchLanguage(page, language)
    for (const shape of shapes) {
      await page.setViewportSize(shape)
      const at = `${what} at ${shape.width} × ${shape.height} in ${language}`
      expect({ at, sideways: await sideways(page) }).toEqual({ at, sideways: 0 })
      await expect.poll(() => outOfReach(dialog), { ...PATIENT, message: at }).toEqual([])
    }
  }
  await switchLanguage(page, 'es')
}
