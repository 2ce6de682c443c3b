import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { orderAt, step } from '@deportivo/testkit/order'
import { moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { listReturnableLines } from '@deportivo/contracts/returns/returns'
import { otherReference, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pictureNamed } from './parts/picture.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

/** A received pair of a delivered order, for which its client gets the whole price. */
async function returned(product: string) {
  const shop = await companyShop(stage.calls)
  const product_id = await stockProduct(stage.calls, shop, 5, [40, 41], product)
  const { id } = await orderAt(stage.calls, shop, 'packing_up', { product_id })
  const received_by = { step: 'delivered_locally', receiver_name: 'Ana Demo' }
  const order = await step(stage.calls, 'head_dispatch', id, received_by)
  const lines = () => stage.calls.ok('two', listReturnableLines, { params: { id } })
  await expect.poll(async () => (await lines()).length).toBe(1)
  const lists = await returnLists(stage.calls)
  return received(
    stage.calls,
    shop,
    await requested(stage.calls, order, lists, { exchange_rate: lists.whole }),
  )
}

it.each(['desktop', 'phone'] as const)(
  'a cheaper product is exchanged, and its difference becomes a voucher, on a %s',
  async (screen) => {
    const shop = await companyShop(stage.calls)
    const cheap = `Zancada Barata ${screen} 96`
    const other = await stockProduct(stage.calls, await otherReference(stage.calls, shop), 5, [40], cheap)
    const codes = [{ id: PUBLIC_CODE, value: PRICE - 40_000 }]
    await stage.calls.ok('two', updateProduct, {
      params: { id: other },
      body: { codes, minimal_price: 1_000 },
    })
    const one = await returned(`Garantía Barata ${screen} 95`)
    const { page } = await stage.person('two', `/returns/${one.id}`, screen)
    const dialog = dialogOf(page)
    const money = page.locator('section').filter({ hasText: text('returns.money_title') })
    await button(page, 'return.action.exchange_available').click()
    await button(dialog, 'returns.other_product').click()
    await dialog.getByRole('searchbox').fill(cheap)
    await dialog.getByRole('button', { name: new RegExp(`^${cheap}`) }).click()
    await dialog.getByLabel(text('returns.replacement')).selectOption({ index: 1 })
    await dialog.getByText(/Cuesta \$.40\.000 menos/).waitFor()
    await expectFits(page, 'exchange for a cheaper product')
    await button(dialog, 'return.action.exchange_available').click()
    await money.getByText(/El cambio y un bono de \$.40\.000/).waitFor()
    await button(page, 'return.action.enlist').click()
    await button(page, 'return.action.delivered').click()
    await dialog.locator('input[type=file]').first().setInputFiles(pictureNamed('enviado.png'))
    await button(dialog, 'return.action.delivered').click()
    await toast(page, text('return.step.delivered')).waitFor()
    // Its number comes without a reload.
    await money.getByText(/Bono #\d+/).waitFor()
    await money.getByText(/^\$.40\.000$/).waitFor()
    await expectFits(page, 'a case with a voucher')
    await page.goto(`${stage.product.address}/clients/${one.client_id}/history`)
    const vouchers = page.locator('section').filter({ hasText: text('client.vouchers') })
    await vouchers.getByText(/\$.40\.000/).waitFor()
    await vouchers.getByRole('button', { name: new RegExp(`^${text('voucher.entries')}`) }).click()
    await dialog.getByText(/\+\$.40\.000/).waitFor()
    await expectFits(page, 'the entries of a voucher')
  },
)

it('a settled case can no longer be undone, and a cancelled one can', async () => {
  const settled = await returned('Garantía Final 97')
  await moveCase(stage.calls, settled, { step: 'voucher' })
  const { page } = await stage.person('two', `/returns/${settled.id}`)
  await page
    .getByText(/^Bono #\d+/)
    .first()
    .waitFor()
  const undo = page.getByRole('button', { name: /^(Deshacer|Reversar)$/ })
  expect(await undo.count()).toBe(0)
  const cancelled = await returned('Garantía Final 98')
  await page.goto(`${stage.product.address}/returns/${cancelled.id}`)
  const dialog = dialogOf(page)
  await button(page, 'common.more').click()
  await page.getByRole('menuitem', { name: text('return.action.cancel') }).click()
  await dialog.getByLabel(text('transfer.reason')).fill('Desistió')
  await button(dialog, 'return.action.cancel').click()
  await page.getByText(text('return.state.return_cancelled'), { exact: true }).first().waitFor()
  // On the page, and in the message.
  await undo.first().click()
  await toast(page, text('return.undone')).waitFor()
  await button(page, 'return.action.voucher').waitFor()
})
