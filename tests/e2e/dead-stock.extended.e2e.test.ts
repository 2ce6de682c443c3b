import { listDeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { dialogOf } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

it.each(['desktop', 'phone'] as const)(
  'dead stock is opened by its age, explained, and valued at what the user may see, on a %s',
  async (screen) => {
    const { totals } = await stage.calls.reply('two', listDeadStock, { query: {} })
    const oldest = totals.bands.find(({ sizes }) => sizes > 0)
    if (!oldest) throw new Error('the company has dead stock')
    const { page } = await stage.person('two', '/products/dead-stock', screen)
    await page.getByText(text('dead_stock.at_cost')).waitFor()
    await page.getByText(pesos(totals.quiet.value)).first().waitFor()
    const bands = page.getByRole('group', { name: text('dead_stock.bands') })
    const band = bands.getByRole('button', { name: text(`dead_stock.band.${oldest.band}`) })
    await band.getByText(pesos(oldest.value)).waitFor()
    await expectFits(page, 'dead stock')
    await band.click()
    await page.waitForURL(new RegExp(`band=${oldest.band}`))
    await expect.poll(() => band.getAttribute('aria-pressed')).toBe('true')
    const [first] = (
      await stage.calls.reply('two', listDeadStock, { query: { filter: `band:${oldest.band}` } })
    ).data
    const [store] = first?.stores ?? []
    await page
      .getByRole('button', { name: `${store?.store_name}: ${store?.on_hand}` })
      .first()
      .click()
    await dialogOf(page, text('stock.why', { count: store?.available ?? 0 })).waitFor()
    await page.getByText(text('stock.why_on_hand')).waitFor()
    await expectFits(page, 'why there are so many')
    const seller = await stage.person('head_dispatch', '/products/dead-stock', screen)
    await seller.page.getByText(text('dead_stock.at_price')).waitFor()
    await expect.poll(() => seller.page.getByText(text('dead_stock.at_cost')).count()).toBe(0)
  },
)
