import type { Browser, Page } from 'playwright-core'
import { bytesOf, isCall, recordRequests, type Asked } from '../../e2e/parts/requests.ts'

/** A phone for a tenth of a laptop's price. */
export const SLOWDOWN = 6
const KBIT = 1_000 / 8
/** A mobile network on a poor day; browsers' own tools call it slow 4G. */
export const NETWORK = { latency: 150, downloadThroughput: 1_600 * KBIT, uploadThroughput: 750 * KBIT }
const SHAPE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'es-CO' }
/** Long enough for what an act begins to be drawn and recorded. */
const SETTLE_MS = 2_000
const SCROLLED = 4_000
const PER_STEP = 200

interface Seen {
  firstPaintMs: number
  largestPaintMs: number
  /** When the first product was on the page. */
  productsMs: number
  longestTaskMs: number
  shift: number
}

export interface Visit extends Seen {
  requests: number
  pageBytes: number
  replyBytes: number
  pictureBytes: number
  longestScrollTaskMs: number
}

/** Has each page record what its user notices, from its beginning. */
function record(): void {
  const seen = { firstPaintMs: 0, largestPaintMs: 0, productsMs: 0, longestTaskMs: 0, shift: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime))
  observe('longtask', ({ duration }) => (seen.longestTaskMs = Math.max(seen.longestTaskMs, duration)))
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) seen.shift += value
  })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.pc-tile__name')) return
    seen.productsMs = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({ ...(window as unknown as { seen: Seen }).seen }))

const isPicture = ({ type }: Asked) => type === 'Image'

/** Opens a page as a visitor who was never here, waits until it is quiet, and scrolls down. */
export async function visitOnCheapPhone(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(SHAPE)
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  const asked = await recordRequests(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await page.addInitScript(record)
  await page.goto(url)
  await page.locator('.pc-tile__name').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  const first = await seenBy(page)
  const files = asked()
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.longestTaskMs = 0))
  for (let at = 0; at < SCROLLED; at += PER_STEP) await page.mouse.wheel(0, PER_STEP)
  await page.waitForTimeout(SETTLE_MS)
  const { longestTaskMs: longestScrollTaskMs } = await seenBy(page)
  await context.close()
  return {
    ...first,
    longestScrollTaskMs,
    requests: files.length,
    pageBytes: bytesOf(files.filter((one) => !isCall(one) && !isPicture(one))),
    replyBytes: bytesOf(files.filter((one) => isCall(one) && !isPicture(one))),
    pictureBytes: bytesOf(files.filter(isPicture)),
  }
}
