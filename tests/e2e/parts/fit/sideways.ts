import type { Page } from 'playwright-core'
import { PATIENT } from '../visitor.ts'

/** How far the page, or a dialog on it with what it shows, can be pushed sideways once it has settled in its size. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(async (patience) => {
    const excess = (place: Element): number => place.scrollWidth - place.clientWidth
    const most = (): number =>
      Math.max(
        0,
        excess(document.documentElement),
        ...[...document.querySelectorAll('[role="dialog"], .ad-dialog__body, .ad-flush__body')].map(excess),
      )
    const nextFrame = () => new Promise(requestAnimationFrame)
    await nextFrame()
    await nextFrame()
    const end = performance.now() + patience
    // The browser detects a table that is too wide, and only then makes it scrollable.
    while (most() > 0 && performance.now() < end) await nextFrame()
    return most()
  }, PATIENT.timeout)
