import { text } from '@deportivo/texts/text'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { openStage } from './parts/stage.ts'

const stage = openStage()

/** Pixels of an element's content that lie outside of it. */
const cutOff = (place: Locator): Promise<number> =>
  place.evaluate((element) => element.scrollWidth - element.clientWidth)

it('a tablet shows every field of an order, and two products beside each other', async () => {
  const { page } = await stage.person('two', '/orders', 'tablet')
  const table = page.getByRole('table')
  await table.getByRole('row').nth(1).waitFor()
  expect(await cutOff(table.locator('..'))).toBe(0)
  await page.goto('/share_products')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('img') })
  await cards.nth(1).waitFor()
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
})

it('paper shows every stage of the board, and nothing to press', async () => {
  const { page } = await stage.person('two', '/dispatches')
  const star = page.getByRole('button', { name: text('pins.pin') })
  const live = page.getByText(text('live.live'), { exact: true })
  await live.waitFor()
  await page.setViewportSize({ width: 1050, height: 740 })
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('article').first().waitFor()
  expect(await star.isVisible()).toBe(false)
  expect(await live.isVisible()).toBe(false)
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await cutOff(page.locator('html'))).toBe(0)
})
