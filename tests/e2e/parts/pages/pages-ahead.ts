import type { Page } from 'playwright-core'

/** Leaves out what a page fetches ahead for the next ones, when there is nothing else to do. */
export const withoutPagesAhead = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
