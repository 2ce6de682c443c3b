import type { Page } from 'playwright-core'

/** What a user notices of an act. */
export interface ActMetrics {
  /** From the key or click to the next drawn frame, of the slowest event; in steps of 8 ms. */
  readonly nextFrameMs: number
  /** The longest task of the page's thread; 0 when none took 50 ms. */
  readonly longestTaskMs: number
  /** Cumulative layout shift of what was not asked for. */
  readonly shift: number
}

interface Watched {
  metrics: { -readonly [K in keyof ActMetrics]: ActMetrics[K] }
}

// Events shorter than this are not recorded by browsers.
const SHORTEST_EVENT_MS = 16
/** Long enough for what an act begins to be drawn and recorded. */
const SETTLE_MS = 1_500

/** Has the browser record tasks, events and shifts from now on, and slows its processor down. */
export async function watch(page: Page, slowdown: number): Promise<void> {
  await page.evaluate((shortest) => {
    const metrics = { nextFrameMs: 0, longestTaskMs: 0, shift: 0 }
    ;(window as unknown as Watched).metrics = metrics
    const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options })
    observe('longtask', ({ duration }) => (metrics.longestTaskMs = Math.max(metrics.longestTaskMs, duration)))
    observe('event', ({ duration }) => (metrics.nextFrameMs = Math.max(metrics.nextFrameMs, duration)), {
      durationThreshold: shortest,
    })
    observe('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number }
      if (!hadRecentInput) metrics.shift += value
    })
  }, SHORTEST_EVENT_MS)
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** What a user notices of this act. */
export async function measureAct(page: Page, act: () => Promise<void>): Promise<ActMetrics> {
  await page.evaluate(() => {
    const { metrics } = window as unknown as Watched
    Object.assign(metrics, { nextFrameMs: 0, longestTaskMs: 0, shift: 0 })
  })
  await act()
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(() => ({ ...(window as unknown as Watched).metrics }))
}

const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** The median of each figure: other load on the machine makes single ones large. */
export const median = (all: readonly ActMetrics[]): ActMetrics => ({
  nextFrameMs: medianOf(all.map(({ nextFrameMs }) => nextFrameMs)),
  longestTaskMs: medianOf(all.map(({ longestTaskMs }) => longestTaskMs)),
  shift: medianOf(all.map(({ shift }) => shift)),
})
