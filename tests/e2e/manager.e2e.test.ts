import { manager } from '@deportivo/contracts/reports/manager'
import { businessDay } from '@deportivo/platform/clock'
import { orderAt } from '@deportivo/testkit/order'
import { PRICE } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { lowProduct, MINIMUM, wallOf } from './parts/manager.ts'
import { shownPesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const soldToday = async () => {
  const today = businessDay(new Date())
  return (await stage.calls.ok('two', manager.contract, { query: { from: today, to: today } })).totals.value
}

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

it('a size that falls below its minimum stands beside the sales, and opens its product', async () => {
  const params = await lowProduct(stage.calls)
  const { page } = await stage.person('one', '/manager')
  const stock = page.getByRole('region', { name: /^Bajo el mínimo/ })
  const row = stock
    .getByRole('listitem')
    .filter({ hasText: `de ${MINIMUM}` })
    .first()
  await row.getByRole('link').click()
  await page.waitForURL(new RegExp(`/products/${params.id}/detail`))
})
