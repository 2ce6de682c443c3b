import type { Page } from 'playwright-core'

/** The scan listener is loaded after the page. */
export const scannerReady = (page: Page) => page.locator('.ad-alarm').waitFor({ state: 'attached' })

/**
 * A code as a scanner types it. Events carry their creation time, like key presses: all are made first, so that a slow
 * machine does not turn the scanner into slow typing.
 */
export const scan = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      const strokes = keys.map(
        (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
      for (const stroke of strokes) document.activeElement?.dispatchEvent(stroke)
    },
    [...code, 'Enter'],
  )
