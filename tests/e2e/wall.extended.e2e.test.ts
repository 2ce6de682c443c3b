import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { lowProduct, wallOf } from './parts/manager.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

/** The width of a television, in CSS pixels. */
const WIDE = { width: 1920, height: 1080 }
/** Letters of 3 % of a screen one metre wide are 2 cm high: they are read from five metres. */
const LEAST_SHARE = 0.03

const titleOf = (page: Page) => wallOf(page).getByRole('heading', { level: 2 })

it('the wall has an address, its pages follow each other, and each is read from afar', async () => {
  await lowProduct(stage.calls)
  const { page } = await stage.person('one', '/manager?wall=on')
  await page.setViewportSize(WIDE)
  const lowStock = page.waitForResponse(/\/api\/.*under-minimum/)
  await page.reload()
  await lowStock
  await titleOf(page).getByText('Ventas de hoy').waitFor()
  await page.keyboard.press('Space')
  await wallOf(page).getByRole('button', { name: 'Seguir pasando' }).waitFor()
  const seen: string[] = []
  // A page may join the others while they pass.
  while (seen.length < 12) {
    const title = await titleOf(page).innerText()
    if (seen.includes(title)) break
    seen.push(title)
    const sizes = await wallOf(page)
      .locator('.ad-wall__body :is(li, dd, .ad-wall__figure, .ad-wall__change)')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    for (const size of sizes) expect(size / WIDE.width).toBeGreaterThanOrEqual(LEAST_SHARE)
    const outside = await wallOf(page)
      .locator('.ad-wall__body')
      .evaluate((body) => body.scrollHeight - body.clientHeight)
    expect([seen.at(-1), outside]).toEqual([seen.at(-1), 0])
    await page.keyboard.press('ArrowRight')
  }
  expect(seen).toContain('Bajo el mínimo')
  expect(seen.length).toBeGreaterThanOrEqual(4)
  expect(seen.length).toBe(Number(/de (\d+)/.exec(await wallOf(page).locator('footer').innerText())?.[1]))
  await titleOf(page).getByText('Ventas de hoy').waitFor()
})

it('the keys of the page sleep behind the wall, and words show that the network is gone', async () => {
  const { page } = await stage.person('two', '/manager?wall=on')
  await titleOf(page).getByText('Ventas de hoy').waitFor()
  for (const key of ['n', 'Control+k', '?', 'g', 'c']) await page.keyboard.press(key)
  await page.context().setOffline(true)
  await wallOf(page).getByText(text('state.offline')).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/manager')
  await page.context().setOffline(false)
})

it('the wall goes from page to page by itself', async () => {
  const { page } = await stage.person('two', '/manager?wall=on')
  await titleOf(page).getByText('Ventas de hoy').waitFor()
  await titleOf(page)
    .getByText('Ventas de hoy por hora')
    .or(titleOf(page).getByText('Lo más vendido'))
    .waitFor()
})
