import type { Page } from 'playwright-core'

/** What a user notices of an act. */
export interface ActMetrics {
  /**
   * From a key or press to the next drawn frame, in steps of 8 ms: of the slowest, without one of each fifty, as browsers
   * count Interaction to Next Paint. 0 for an act without keys and presses.
   */
  readonly nextFrameMs: number
  /** The longest task of the page's thread; 0 when none took 50 ms. */
  readonly longestTaskMs: number
  /** Cumulative layout shift of what was not asked for. */
  readonly shift: number
}

interface Watched {
  metrics: { longestTaskMs: number; shift: number }
  /** The slowest event of each key or press, by its number. */
  presses: Map<number, number>
  pressesBefore: number
}

interface Interactive {
  readonly interactionCount: number
}

// Events shorter than this are not recorded by browsers.
const SHORTEST_EVENT_MS = 16
/** Of so many keys and presses the slowest is left out. */
const LEFT_OUT_OF = 50
/** Long enough for what an act begins to be drawn and recorded. */
const SETTLE_MS = 1_500

/** Has the browser record tasks, events and shifts from now on, and slows its processor down. */
export async function watch(page: Page, slowdown: number): Promise<void> {
  await page.evaluate((shortest) => {
    const metrics = { longestTaskMs: 0, shift: 0 }
    const presses = new Map<number, number>()
    Object.assign(window, { metrics, presses })
    const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options })
    observe('longtask', ({ duration }) => (metrics.longestTaskMs = Math.max(metrics.longestTaskMs, duration)))
    const press = (entry: PerformanceEntry) => {
      // Not of a pointer that meets something, or leaves it.
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number }
      if (interactionId > 0) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration))
    }
    observe('event', press, { durationThreshold: shortest })
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
    const watched = window as unknown as Watched
    Object.assign(watched.metrics, { longestTaskMs: 0, shift: 0 })
    watched.presses.clear()
    watched.pressesBefore = (performance as unknown as Interactive).interactionCount
  })
  await act()
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate((each) => {
    const { metrics, presses, pressesBefore } = window as unknown as Watched
    const count = (performance as unknown as Interactive).interactionCount - pressesBefore
    const slowest = [...presses.values()].sort((one, other) => other - one)
    return { ...metrics, nextFrameMs: slowest[Math.floor(count / each)] ?? 0 }
  }, LEFT_OUT_OF)
}

const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** The median of each figure: other load on the machine makes single ones large. */
export const median = (all: readonly ActMetrics[]): ActMetrics => ({
  nextFrameMs: medianOf(all.map(({ nextFrameMs }) => nextFrameMs)),
  longestTaskMs: medianOf(all.map(({ longestTaskMs }) => longestTaskMs)),
  shift: medianOf(all.map(({ shift }) => shift)),
})
