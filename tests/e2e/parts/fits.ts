import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers } from './barriers.ts'
import { switchLanguage } from './language.ts'
import { showAs, type Look } from './look.ts'
import { sideways } from './sideways.ts'
import { PATIENT } from './visitor.ts'

interface Shape {
  readonly width: number
  readonly height: number
}

// Two looks have both languages' directions and both schemes: one on each screen.
const SCREENS: readonly (readonly [Shape, Look])[] = [
  [{ width: 390, height: 844 }, ['es', 'light']],
  [{ width: 1440, height: 900 }, ['ar', 'dark']],
]

/** Each look differs from the previous one by one setting. */
export const EVERY_LOOK: readonly Look[] = [
  ['es', 'light'],
  ['ar', 'light'],
  ['ar', 'dark'],
  ['es', 'dark'],
]

/** What is there, or lies on top, has no violation: light and in Spanish, dark and in Arabic, unless in other looks. */
export async function expectNoBarriers(
  page: Page,
  what: string,
  place: string,
  looks: readonly Look[] = SCREENS.map(([, look]) => look),
): Promise<void> {
  for (const look of looks) {
    await showAs(page, look)
    const at = `${what}, ${look.join(' and ')}`
    expect({ at, barriers: await barriers(page, place) }).toEqual({ at, barriers: [] })
  }
  await showAs(page, ['es', 'light'])
}

/** A small phone, a tablet, and a desktop at four times its size: there only what is too wide is looked for. */
const FURTHER_SCREENS: readonly Shape[] = [
  { width: 320, height: 720 },
  { width: 701, height: 900 },
  { width: 360, height: 225 },
]

/**
 * On phones, a tablet and desktops, in Spanish and Arabic, nothing is wider than the screen; and there is no violation in
 * what lies on top, in Spanish on a phone, in Arabic and dark on a desktop.
 */
export async function expectFits(page: Page, what: string, place = 'html'): Promise<void> {
  await page.waitForLoadState('networkidle')
  const own = page.viewportSize()
  const screens = SCREENS.map(([screen]) => screen)
  for (const [screen, look] of SCREENS) {
    await showAs(page, look)
    for (const shape of [...FURTHER_SCREENS, ...screens.filter((one) => one !== screen), screen]) {
      await page.setViewportSize(shape)
      const at = `${what} at ${shape.width} in ${look[0]}`
      expect({ at, sideways: await sideways(page) }).toEqual({ at, sideways: 0 })
    }
    const at = `${what} at ${screen.width}`
    expect({ at, barriers: await barriers(page, place) }).toEqual({ at, barriers: [] })
  }
  if (own) await page.setViewportSize(own)
  await showAs(page, ['es', 'light'])
}

/** Opens a dialog over what is there, expects it to fit, and closes it. */
export async function expectDialogFits(page: Page, what: string, open: () => Promise<void>): Promise<void> {
  const dialogs = page.getByRole('dialog')
  const before = await dialogs.count()
  await open()
  await expect.poll(() => dialogs.count(), { ...PATIENT, message: what }).toBe(before + 1)
  await expectFits(page, what, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs.count(), { ...PATIENT, message: what }).toBe(before)
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
