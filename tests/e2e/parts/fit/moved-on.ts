import type { Page } from 'playwright-core'

/** How much of what is seen moved, as the browser adds it up. */
export const movedOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0
        const watcher = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += (entry as unknown as { value: number }).value
        })
        watcher.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(moved), 500)
      }),
  )
