import { setMinimums } from '@deportivo/contracts/catalogue/minimums'
import { manager } from '@deportivo/contracts/reports/manager'
import { businessDay } from '@deportivo/platform/clock'
import { orderAt } from '@deportivo/testkit/order'
import { PRICE } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { shownPesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

/** The width of a television, in CSS pixels. */
const WIDE = { width: 1920, height: 1080 }
/** Letters of 3 % of a screen one metre wide are 2 cm high: they are read from five metres. */
const LEAST_SHARE = 0.03

const soldToday = async () => {
  const today = businessDay(new Date())
  return (await stage.calls.ok('two', manager.contract, { query: { from: today, to: today } })).totals.value
}

const wallOf = (page: Page) => page.getByRole('dialog', { name: 'Pantalla de pared' })
const titleOf = (page: Page) => wallOf(page).getByRole('heading', { level: 2 })

it('a sale that is made elsewhere is seen in the day of the manager, and on the wall', async () => {
  const shop = await companyShop(stage.calls)
  // Just after midnight the day has no other sale.
  await orderAt(stage.calls, shop, 'payment_validated')
  await expect.poll(soldToday).toBeGreaterThanOrEqual(PRICE)
  const { page } = await stage.person('operating_officer', '/manager')
  const sales = page.locator('.ad-kpi', { hasText: 'Ventas' }).locator('.ad-kpi__value')
  const before = await soldToday()
  await expect.poll(() => shownPesos(sales)).toBe(before)
  await page.getByRole('heading', { name: 'Pares por producto' }).waitFor()
  await orderAt(stage.calls, shop, 'payment_validated')
  await expect.poll(() => shownPesos(sales)).toBe(before + PRICE)
  await page.getByRole('button', { name: 'Pantalla de pared' }).click()
  const figure = wallOf(page).locator('.ad-wall__figure')
  await expect.poll(() => shownPesos(figure)).toBe(before + PRICE)
  await orderAt(stage.calls, shop, 'payment_validated')
  await expect.poll(() => shownPesos(figure)).toBe(before + 2 * PRICE)
  await page.keyboard.press('Escape')
  await wallOf(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.has('wall')).toBe(false)
})

/** More than any product of the shop has. */
const MINIMUM = 500

/** A product with a size below its minimum. */
async function lowProduct(): Promise<{ id: number }> {
  const order = await orderAt(stage.calls, await companyShop(stage.calls), 'payment_validated')
  const [line] = order.products
  const params = { id: line?.product_id ?? 0 }
  const sizes = [{ size_id: line?.size_id ?? 0, minimum: MINIMUM }]
  await stage.calls.ok('two', setMinimums, { params, body: { sizes, version: 1 } })
  return params
}

it('a size that falls below its minimum stands beside the sales, and opens its product', async () => {
  const params = await lowProduct()
  const { page } = await stage.person('one', '/manager')
  const stock = page.getByRole('region', { name: /^Bajo el mínimo/ })
  const row = stock
    .getByRole('listitem')
    .filter({ hasText: `de ${MINIMUM}` })
    .first()
  await row.getByRole('link').click()
  await page.waitForURL(new RegExp(`/products/${params.id}/detail`))
})

it('the wall has an address, its pages follow each other, and each is read from afar', async () => {
  await lowProduct()
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
