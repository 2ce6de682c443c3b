import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, barriersOfColours } from '../fit/barriers.ts'
import { brokenMoney } from '../fit/broken-money.ts'
import { showAs, type Look } from '../fit/look.ts'
import { withoutPagesAhead } from './pages-ahead.ts'
import { sideways } from '../fit/sideways.ts'
import { unexplained } from '../fit/unexplained.ts'

interface Shape {
  readonly width: number
  readonly height: number
  /** The size of the font, as a share of the usual one. */
  readonly zoom: number
}

const shape = (width: number, height: number, zoom = 1): Shape => ({ width, height, zoom })

// From a desktop at four times its size to a wide one; between them tablets, and desktops at twice their size.
const WITH_FINGERS = [
  shape(390, 844, 0.7),
  shape(390, 844, 1.3),
  shape(320, 844),
  shape(390, 844),
  shape(701, 844),
  shape(768, 1024),
  shape(834, 1024),
]
const WITH_A_MOUSE = [
  shape(1440, 900, 1.3),
  shape(900, 900),
  shape(1024, 900),
  shape(1280, 900),
  shape(1440, 900),
  shape(1920, 900),
]

interface Turn {
  readonly look: Look
  readonly isTouch: boolean
  /** The violations that are looked for. */
  readonly finds?: typeof barriers
  readonly shapes: readonly Shape[]
}

// Names depend on the language alone: they are looked at once in each. A change of language draws the page anew, and Chromium
// gives a mouse back to a touch screen only with the next page: hence the order.
const TURNS: readonly Turn[] = [
  { look: ['es', 'light'], isTouch: false, finds: barriers, shapes: WITH_A_MOUSE },
  { look: ['ar', 'light'], isTouch: false, finds: barriersOfColours, shapes: WITH_A_MOUSE },
  { look: ['ar', 'dark'], isTouch: false, finds: barriers, shapes: [] },
  { look: ['ar', 'dark'], isTouch: true, shapes: WITH_FINGERS },
  { look: ['es', 'dark'], isTouch: true, finds: barriersOfColours, shapes: WITH_FINGERS },
]

/** Of a test that opens many pages or dialogs, on a machine that also runs everything else. */
export const WHOLE_WALK = { timeout: 600_000 }

/** Changes the size of the font without the slider. */
export const zoomTo = (page: Page, zoom: number): Promise<void> =>
  page.evaluate((share) => {
    const { style } = document.documentElement
    style.setProperty('zoom', String(share))
    style.setProperty('--ad-zoom', String(share))
  }, zoom)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  // A page that this profile may not open leads to another one.
  expect(path.startsWith(new URL(page.url()).pathname)).toBe(true)
}

/** Looks at an open page in every size, language and scheme. */
async function expectPageFits(page: Page, path: string): Promise<void> {
  // A tab behind another one draws one frame in a second, and may show old colours.
  await page.bringToFront()
  const devtools = await page.context().newCDPSession(page)
  for (const { look, isTouch, finds, shapes } of TURNS) {
    await showAs(page, look)
    if (finds)
      expect({ path, look, barriers: await finds(page, 'html') }).toEqual({ path, look, barriers: [] })
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch })
    for (const { zoom, ...size } of shapes) {
      const metrics = { ...size, deviceScaleFactor: 0, mobile: isTouch }
      await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
      await zoomTo(page, zoom)
      const at = `${path} at ${zoom}, ${size.width} wide, in ${look[0]}`
      expect({ at, sideways: await sideways(page) }).toEqual({ at, sideways: 0 })
      expect({ at, broken: await brokenMoney(page) }).toEqual({ at, broken: [] })
    }
  }
  await devtools.detach()
}

/**
 * Each page opens with its heading, no request of it is refused or fails, and each grey button explains itself. The
 * windows share the pages.
 */
export async function expectPagesOpen(windows: readonly Page[], paths: readonly string[]): Promise<void> {
  const refused: string[] = []
  const openAll = async (page: Page, lane: number) => {
    await withoutPagesAhead(page)
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })
    for (const path of paths.filter((_, index) => index % windows.length === lane)) {
      await open(page, path)
      expect({ path, grey: await unexplained(page, 'html') }).toEqual({ path, grey: [] })
    }
  }
  await Promise.all(windows.map(openAll))
  expect(refused).toEqual([])
}

/**
 * Each page has no accessibility violation, in light and dark, can't be scrolled sideways and has each amount of money on
 * one line, at any width or with any font size, in Spanish and Arabic. While one is looked at, the next one loads in another tab: most of a load is waiting.
 */
export async function expectPagesFit(page: Page, paths: readonly string[]): Promise<void> {
  await withoutPagesAhead(page)
  const tabs = [page, await page.context().newPage()] as const
  const tabOf = (turn: number) => tabs[turn % 2 === 0 ? 0 : 1]
  let loaded = open(tabOf(0), paths[0] ?? '/')
  for (const [turn, path] of paths.entries()) {
    await loaded
    const next = paths[turn + 1]
    if (next !== undefined) loaded = open(tabOf(turn + 1), next)
    // Where this page doesn't fit, the next one is left while it loads: that is no failure of its own.
    loaded.catch(() => undefined)
    await expectPageFits(tabOf(turn), path)
  }
}
