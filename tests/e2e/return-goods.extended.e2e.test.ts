import { getReturn, listReturnableLines } from '@deportivo/contracts/returns/returns'
import type { Order } from '@deportivo/contracts/orders/order'
import { received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { delivered } from './parts/delivered.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pictureNamed } from './parts/picture.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

const shownToast = (page: Page, message: RegExp) => page.getByRole('status').getByText(message)

/** A case of one pair of the order, in the quarantine of the store that sold it. */
async function receivedOf(order: Order) {
  const params = { id: order.id }
  await expect.poll(async () => (await stage.calls.ok('two', listReturnableLines, { params })).length).toBe(1)
  const one = await requested(stage.calls, order, await returnLists(stage.calls))
  return received(stage.calls, await companyShop(stage.calls), one)
}

const caseNow = (id: number) => stage.calls.ok('two', getReturn, { params: { id } })

it('returned goods are for sale again after a look, that is undone from its message, and the client is still owed', async () => {
  const one = await receivedOf(await delivered(stage.calls, 'Garantía Bodega 98'))
  const { page } = await stage.person('two', `/returns/${one.id}`, 'phone')
  const dialog = dialogOf(page)
  await button(page, 'return.action.exchange_available').waitFor()
  await expectFits(page, 'two decisions of a return')
  const restock = async () => {
    await button(page, 'return.action.return_to_store').click()
    await dialog
      .getByText(text('returns.from_quarantine', { store: one.entrance_store_name ?? '' }))
      .waitFor()
    await expectFits(page, 'goods for sale again')
    await button(dialog, 'return.action.return_to_store').click()
    await shownToast(page, /^Garantía Bodega 98 talla 40 × 1: de cuarentena a la venta en /).waitFor()
  }
  await restock()
  await page
    .locator('.ad-toast')
    .getByRole('button', { name: text('common.undo') })
    .click()
  await toast(page, text('return.undone')).waitFor()
  expect(await caseNow(one.id)).toMatchObject({ state_id: 'return_received_store', goods: 'quarantine' })
  await restock()
  await page.getByText(text('returns.goods_sellable')).waitFor()
  await page.getByText(text('returns.owed_undecided')).waitFor()
  await button(page, 'return.action.voucher').waitFor()
  expect(await caseNow(one.id)).toMatchObject({ state_id: 'returned_to_store', goods: 'sellable' })
})

it('a return that was received by mistake is pending again, from its menu', async () => {
  const one = await receivedOf(await delivered(stage.calls, 'Garantía Pendiente 99'))
  const { page } = await stage.person('two', `/returns/${one.id}`)
  await button(page, 'common.more').click()
  await page.getByRole('menuitem', { name: text('return.action.pending') }).click()
  await toast(page, text('return.step.pending')).waitFor()
  await button(page, 'return.action.received_in_store').waitFor()
  expect(await caseNow(one.id)).toMatchObject({ state_id: 'return_pending', goods: null })
})

it.each([
  ['write_off', 'Garantía Baja 100', 'written_off'],
  ['claim', 'Garantía Reclamo 101', 'claimed'],
] as const)('the goods of a case leave quarantine by %s from its page', async (kind, product, goods) => {
  const one = await receivedOf(await delivered(stage.calls, product))
  const { page } = await stage.person('two', `/returns/${one.id}`)
  const dialog = dialogOf(page)
  await page.getByRole('link', { name: text('returns.see_quarantine') }).waitFor()
  await button(page, `quarantine.kind.${kind}`).click()
  await dialog.getByLabel(text('transfer.reason')).fill('Suela despegada')
  if (kind === 'claim') await dialog.getByLabel(text('quarantine.supplier')).fill('Calzado del Valle')
  await dialog.locator('input[type=file]').first().setInputFiles(pictureNamed('suela.png'))
  // Its choice of the way out has the same name.
  await button(dialog, `quarantine.kind.${kind}`).and(dialog.locator('[type=submit]')).click()
  // An event brings it to the case.
  await page.getByText(text(`returns.goods_${goods}`)).waitFor()
  await button(page, 'return.action.exchange_available').waitFor()
  await expect.poll(() => button(page, 'return.action.return_to_store').count()).toBe(0)
  expect(await caseNow(one.id)).toMatchObject({ state_id: 'return_received_store', goods })
})
