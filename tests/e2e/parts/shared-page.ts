import { listSharedProducts } from '@deportivo/contracts/catalogue/share-links'
import type { Calls } from '@deportivo/testkit/calls'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers } from './fit/barriers.ts'

/** The products of a shared page. */
export const tiles = (page: Page) => page.locator('main > ul > li')

/** axe over the whole page, light and dark. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([colorScheme, await barriers(page, 'html')]).toEqual([colorScheme, []])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** How many products a link shares. */
export const sharedTotal = async (calls: Calls, token: string): Promise<number> =>
  (await calls.reply(null, listSharedProducts, { query: { 'link-share': token } })).pagination.total
