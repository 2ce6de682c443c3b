import { getReturn } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { delivered } from './parts/delivered.ts'
import { expectFits } from './parts/fit/fits.ts'
import { scan, scannerReady } from './parts/input/scanner.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

it('a client at the counter leaves with another size of both pairs, after three clicks', async () => {
  const order = await delivered(stage.calls, 'Garantía Mostrador 89')
  const { page } = await stage.person('local_administrative', `/sales/${order.id}`, 'phone')
  const dialog = dialogOf(page)
  await button(page, 'returns.change_size').click()
  await dialog
    .getByLabel(text('returns.units_of', { name: 'Garantía Mostrador 89 40' }))
    .selectOption({ label: '2' })
  await dialog.getByRole('button', { name: '41 (5)', exact: true }).click()
  await expectFits(page, 'hand over another size')
  await dialog.getByRole('button', { name: text('returns.hand_over_size', { size: '41' }) }).click()
  await page.waitForURL(/\/returns\/\d+/)
  await page
    .getByRole('status')
    .getByText(new RegExp(`Garantía Mostrador 89 talla 41 × 2: .* ${order.client_name}`))
    .waitFor()
  const id = Number(page.url().split('/').at(-1))
  const one = await stage.calls.ok('two', getReturn, { params: { id } })
  expect(one).toMatchObject({ state_id: 'return_delivered', goods: 'quarantine', attachments: [] })
  // What became of the returned pairs is still to be decided.
  await page.getByRole('heading', { name: text('returns.goods_decision') }).waitFor()
})

it('a size is changed in three clicks from the delivered order', async () => {
  const order = await delivered(stage.calls, 'Garantía Talla 90')
  const { page } = await stage.person('two', `/sales/${order.id}`, 'phone')
  const dialog = dialogOf(page)
  await button(page, 'returns.change_size').click()
  await dialog.getByRole('button', { name: '41 (5)', exact: true }).click()
  await expect.poll(() => dialog.getByLabel(text('returns.reason')).inputValue()).toBe('Talla equivocada')
  await expectFits(page, 'change a size')
  await dialog.getByRole('button', { name: text('returns.change_size_to', { size: '41' }) }).click()
  await toast(page, text('return.step.exchange_available')).waitFor()
  await page.waitForURL(/\/returns\/\d+/)
  await button(page, 'return.action.enlist').waitFor()
  const code = returnCode(Number(page.url().split('/').at(-1)))
  await page.emulateMedia({ media: 'print' })
  await page.locator('.ad-print').getByText(code, { exact: true }).waitFor()
  await page.emulateMedia({ media: null })
  await page.goto(`${stage.product.address}/returns`)
  await scannerReady(page)
  await scan(page, code)
  await button(page, 'return.action.enlist').waitFor()
  await page.goto(`${stage.product.address}/sales/${order.id}`)
  const cases = page.locator('section').filter({ hasText: text('menu.returns') })
  await expectFits(page, 'order with a return')
  await cases.getByRole('link', { name: code }).click()
  await page.waitForURL(/\/returns\/\d+/)
})
