import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, overhang } from './barriers.ts'
import { PATIENT } from './visitor.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** On a phone and on a desktop: nothing wider than the screen, and no violation in what lies on top. */
export async function expectFits(page: Page, what: string, place = 'html'): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(axe.source)
  const own = page.viewportSize()
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen)
    const at = `${what} at ${screen.width}`
    await expect.poll(() => overhang(page), { ...PATIENT, message: at }).toBe(0)
    expect({ at, barriers: await barriers(page, place) }).toEqual({ at, barriers: [] })
  }
  if (own) await page.setViewportSize(own)
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
