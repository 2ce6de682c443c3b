import { checkedOut, step } from '@deportivo/testkit/order'
import { stockProduct } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { text } from '@deportivo/texts/text'
import { describe, expect, inject, it } from 'vitest'
import { cardIn, stageOf } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()
const isDistributed = inject('topology') === 'distributed'

/**
 * The whole product; of the distributed one the services between an order and a board, which their supervisor
 * restarts.
 */
async function killAndStartAgain(whileAway: () => Promise<void>): Promise<void> {
  await stage.product.kill(isDistributed ? ['live', 'projector', 'dispatch'] : undefined)
  await whileAway()
  if (!isDistributed) await stage.product.startAgain()
}

describe('a server that is killed', () => {
  it('keeps the open board waiting; after the restart the board catches up by itself and nothing is lost', async () => {
    const shop = await companyShop(stage.calls)
    const product_id = await stockProduct(stage.calls, shop, 5)
    const before = await checkedOut(stage.calls, shop, { product_id })
    await uploadPhoto(stage.calls, 'two', before.id, 11)
    const { page } = await stage.person('head_dispatch', '/dispatches')
    await page.getByText(text('live.live'), { exact: true }).waitFor()
    await cardIn(page, 'validating_payment', before.id).waitFor()
    await step(stage.calls, 'accounting_manager', before.id, { step: 'validate_payment' })
    // A mark in this page instance: a reload would remove it.
    await page.evaluate(() => Object.assign(window, { isSameVisit: true }))

    await killAndStartAgain(async () => {
      await page.getByText(text('live.reconnecting'), { exact: true }).waitFor()
    })
    const after = await checkedOut(stage.calls, shop, { product_id })

    await page.getByText(text('live.live'), { exact: true }).waitFor()
    await cardIn(page, 'validating_payment', after.id).waitFor()
    await cardIn(page, 'validating_payment', before.id).getByText(text('board.chip_paid')).waitFor()
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
    await stageOf(page, 'validating_payment').waitFor()
  })

  // Of the distributed product the part that serves the files stays: there is nothing to wait for.
  if (!isDistributed)
    it('leaves a page that was never fetched waiting, and it opens by itself', async () => {
      const { page } = await stage.person('head_dispatch', '/dispatches')
      await page.getByText(text('live.live'), { exact: true }).waitFor()
      const file = '**/assets/clients-page-*.js'
      // Or it would be fetched when the browser is idle.
      await page.route(file, (route) => route.abort())
      await killAndStartAgain(async () => {
        await page.getByText(text('live.reconnecting'), { exact: true }).waitFor()
        await page.unroute(file)
        const menu = page.getByRole('navigation', { name: text('menu.title') })
        await menu.getByRole('link', { name: text('menu.clients') }).click()
        await page.getByRole('alert').getByText(text('state.away'), { exact: true }).waitFor()
        expect(await page.getByText(text('state.broken'), { exact: true }).count()).toBe(0)
      })
      await page.getByRole('heading', { level: 1, name: text('menu.clients') }).waitFor()
      await page.getByRole('row').nth(1).getByRole('link').waitFor()
    })
})
