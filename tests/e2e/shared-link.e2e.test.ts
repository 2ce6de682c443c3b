import { createShareLink, listSharedProducts } from '@deportivo/contracts/catalogue/share-links'
import { text } from '@deportivo/texts/text'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { sideways } from './parts/fit/sideways.ts'
import { expectNoBarriers, sharedTotal, tiles } from './parts/shared-page.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const pathOf = (url: string) => new URL(url).pathname
const count = (shown: number, total: number) => text('public_page.count', { shown, total })

it('a seller shares two chosen products, a client opens them on a phone, and after the link is revoked reads so', async () => {
  const { page } = await stage.person('online_seller', '/share_products')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const boxes = page.getByRole('checkbox', { name: text('share.select', { name: '' }).trim() })
  await boxes.first().waitFor()
  for (const at of [0, 2]) await boxes.nth(at).check({ force: true })
  const bar = page.getByRole('region', { name: text('list.selection') })
  await expectFits(page, 'chosen products')
  await bar.getByRole('button', { name: text('share.title') }).click()
  await dialogOf(page)
    .getByRole('button', { name: text('share.create') })
    .click()
  const url = await dialogOf(page).getByLabel(text('share.url')).inputValue()
  await dialogOf(page)
    .getByRole('button', { name: text('common.copy') })
    .click()
  await toast(page, 'Enlace copiado. Vence en 7 días.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  const client = await stage.guest('phone')
  await client.page.goto(pathOf(url))
  await client.page.getByText(count(2, 2)).waitFor()
  expect(await tiles(client.page).count()).toBe(2)
  const [first, second] = await tiles(client.page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  )
  expect(first).toBe(second)
  expect(await sideways(client.page)).toBe(0)
  await expectNoBarriers(client.page)

  await page.goto('/share_products/links')
  const row = page.getByRole('row').filter({ hasText: text('share.of_products', { count: 2 }) })
  await row.first().waitFor()
  await expectFits(page, 'shared links')
  await row.first().hover()
  // The address is not stored: a link like it is made.
  await row
    .first()
    .getByRole('button', { name: text('share.again') })
    .click()
  await dialogOf(page).getByLabel(text('share.name')).fill('Para Ana')
  await dialogOf(page)
    .getByRole('button', { name: text('share.create') })
    .click()
  const again = await dialogOf(page).getByLabel(text('share.url')).inputValue()
  expect(await sharedTotal(stage.calls, again.split('/').at(-1) ?? '')).toBe(2)
  await dialogOf(page)
    .getByRole('button', { name: text('common.close') })
    .last()
    .click()
  await page.getByRole('row').filter({ hasText: 'Para Ana' }).waitFor()

  await row.first().hover()
  await row
    .first()
    .getByRole('button', { name: text('common.more') })
    .click()
  await page.getByRole('menuitem', { name: text('share.revoke') }).click()
  await dialogOf(page)
    .getByRole('button', { name: text('share.revoke') })
    .click()
  await toast(page, text('share_link.revoked')).waitFor()
  await client.page.reload()
  await client.page.getByText(text('share_link.gone')).waitFor()
})

it('a visitor writes to the seller in WhatsApp about what they chose; of a seller without a number there is no link', async () => {
  const { token } = await stage.calls.ok('online_seller', createShareLink, {
    body: { filter: 'size_id:38', code: 'four' },
  })
  const shown = async () => stage.calls.reply(null, listSharedProducts, { query: { 'link-share': token } })
  const { whatsapp, data } = await shown()
  const [product] = data
  const { page } = await stage.guest('phone')
  await page.goto(`/public/products/${token}`)
  // Once on the page, and not on each product.
  expect(
    await tiles(page)
      .getByRole('link', { name: /^WhatsApp/ })
      .count(),
  ).toBe(0)
  const ofAll = page.getByRole('link', { name: text('public_page.chat') })
  const textOf = async (link: Locator) => {
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(`${address.origin}${address.pathname}`).toBe(`https://wa.me/${whatsapp}`)
    return address.searchParams.get('text') ?? ''
  }
  expect(await textOf(ofAll)).toContain(`/public/products/${token}`)
  const size = tiles(page).first().getByRole('group').getByRole('button').first()
  const name = await size.innerText()
  await size.tap()
  for (const part of [product?.name, `talla ${name}: 1 × $`, `/public/products/${token}`])
    expect(await textOf(ofAll)).toContain(part)
  expect(await sideways(page)).toBe(0)
  await page.route('**/products-link-share?*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await shown()), whatsapp: null } })
  })
  await page.reload()
  await tiles(page).first().waitFor()
  expect(await page.getByRole('link', { name: /WhatsApp/ }).count()).toBe(0)
  // What is fetched ahead may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
