import type { Page } from 'playwright-core'

/** What a user felt of an act. */
export interface Felt {
  /** From the key or click to the next drawn frame, of the slowest event; in steps of 8 ms. */
  readonly nextFrameMs: number
  /** The longest task of the page's thread; 0 when none took 50 ms. */
  readonly longestTaskMs: number
  /** Cumulative layout shift of what was not asked for. */
  readonly shift: number
}

interface Watched {
  felt: { -readonly [K in keyof Felt]: Felt[K] }
}

// Events shorter than this are not recorded by browsers.
const SHORTEST_EVENT_MS = 16
/** Long enough for what an act begins to be drawn and recorded. */
const SETTLE_MS = 1_500

/** Has the browser record tasks, events and shifts from now on, and slows its processor down. */
export async function watch(page: Page, slowdown: number): Promise<void> {
  await page.evaluate((shortest) => {
    const felt = { nextFrameMs: 0, longestTaskMs: 0, shift: 0 }
    ;(window as unknown as Watched).felt = felt
    const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options })
    observe('longtask', ({ duration }) => (felt.longestTaskMs = Math.max(felt.longestTaskMs, duration)))
    observe('event', ({ duration }) => (felt.nextFrameMs = Math.max(felt.nextFrameMs, duration)), {
      durationThreshold: shortest,
    })
    observe('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number }
      if (!hadRecentInput) felt.shift += value
    })
  }, SHORTEST_EVENT_MS)
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** What an act made a user feel. */
export async function feel(page: Page, act: () => Promise<void>): Promise<Felt> {
  await page.evaluate(() => {
    const { felt } = window as unknown as Watched
    Object.assign(felt, { nextFrameMs: 0, longestTaskMs: 0, shift: 0 })
  })
  await act()
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(() => ({ ...(window as unknown as Watched).felt }))
}

const middleOf = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** The middle of each figure: a neighbour on the machine makes single ones large. */
export const usual = (felt: readonly Felt[]): Felt => ({
  nextFrameMs: middleOf(felt.map(({ nextFrameMs }) => nextFrameMs)),
  longestTaskMs: middleOf(felt.map(({ longestTaskMs }) => longestTaskMs)),
  shift: middleOf(felt.map(({ shift }) => shift)),
})
