import { createShareLink, listSharedProducts } from '@deportivo/contracts/catalogue/share-links'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from './parts/fit/barriers.ts'
import { dialogOf, toast } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { sideways } from './parts/fit/sideways.ts'
import { bytesOf, isCall, recordRequests } from './parts/requests.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

/** Of the whole page in its first language: a client opens it on a cheap phone. */
const MOST_SCRIPT_KB = 90
const KB = 1_000

const pathOf = (url: string) => new URL(url).pathname
const tiles = (page: Page) => page.locator('main > ul > li')
const count = (shown: number, total: number) => text('public_page.count', { shown, total })

async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([colorScheme, await barriers(page, 'html')]).toEqual([colorScheme, []])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const totalOf = async (token: string) =>
  (await stage.calls.reply(null, listSharedProducts, { query: { 'link-share': token } })).pagination.total

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
  expect(await totalOf(again.split('/').at(-1) ?? '')).toBe(2)
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

it('a shared search has pages, is printed without cutting a card, and shows messengers what it is', async () => {
  const { token } = await stage.calls.ok('two', createShareLink, { body: { filter: '', code: 'four' } })
  const { page } = await stage.guest()
  const asked = await recordRequests(page)
  const reply = await page.goto(`/public/products/${token}`)
  expect(reply?.headers()['x-robots-tag']).toContain('noindex')
  await expect.poll(() => tiles(page).count(), PATIENT).toBe(15)
  const tag = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute('content')
  expect(await tag('title')).toContain('Catálogo compartido')
  const picture = await page.request.get(`/api/v1/products-link-share/picture?link-share=${token}`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await tag('image')).toContain('/api/v1/products-link-share/picture?link-share=')
  await page.waitForLoadState('networkidle')
  const scripts = asked().filter((one) => one.type === 'Script' && !isCall(one))
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytesOf(scripts) / KB).toBeLessThanOrEqual(MOST_SCRIPT_KB)
  await expectNoBarriers(page)

  // While the dialog of the browser is open, all pages of the link are there.
  await page.evaluate(() => {
    window.print = () => {
      const { length } = document.querySelectorAll('.pc-all > li')
      document.documentElement.dataset['printed'] = String(length)
    }
  })
  await page.getByRole('button', { name: text('public_page.print') }).click()
  const printed = () => page.locator('html').getAttribute('data-printed')
  await expect.poll(printed, PATIENT).toBe(String(await totalOf(token)))
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  // A head of a table that isn't cut is printed on each sheet.
  const head = await page.locator('header').evaluate((one) => {
    const { display, breakInside } = getComputedStyle(one)
    return { display, breakInside }
  })
  expect(head).toEqual({ display: 'table-header-group', breakInside: 'avoid' })
  await page.locator('header').getByText(text('public_page.seller')).filter({ visible: true }).waitFor()
  const code = page.locator('header img')
  expect(
    await code.evaluate((one: HTMLImageElement) => [one.naturalWidth > 0, one.checkVisibility()]),
  ).toEqual([true, true])
  for (const name of ['Lo quiero', 'WhatsApp'])
    expect(await page.locator('button, a').filter({ hasText: name }).filter({ visible: true }).count()).toBe(
      0,
    )
  const looks = await tiles(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside))
  expect(new Set(looks)).toEqual(new Set(['avoid']))
  await page.emulateMedia({ media: 'screen' })
  expect(await code.isVisible()).toBe(false)

  // The words and the size are in the address, and the next page has them too.
  const all = await totalOf(token)
  await page.getByRole('searchbox').fill('zancada')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**?q=zancada')
  await page.getByRole('combobox', { name: text('public_page.by_size') }).selectOption({ index: 1 })
  await page.waitForURL('**?q=zancada&size=*')
  const narrowed = async () =>
    Number(/de (\d+)/.exec(await page.getByRole('status').first().innerText())?.[1])
  await expect.poll(narrowed, PATIENT).toBeLessThan(all)
  for (const tile of await tiles(page).allInnerTexts()) expect(tile.toLowerCase()).toContain('zancada')
  await expectNoBarriers(page)
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: text('public_page.clear') }).click()
  await expect.poll(narrowed, PATIENT).toBe(all)

  const names = await tiles(page).allInnerTexts()
  await page.getByRole('link', { name: text('public_page.next') }).click()
  await page.waitForURL('**?page=2')
  await expect.poll(() => tiles(page).allInnerTexts(), PATIENT).not.toEqual(names)
  await page.getByRole('combobox', { name: text('public_page.language') }).selectOption('ar')
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.goBack()
  await expect.poll(() => tiles(page).allInnerTexts(), PATIENT).toHaveLength(15)
})
