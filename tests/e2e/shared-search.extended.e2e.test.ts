import { createShareLink } from '@deportivo/contracts/catalogue/share-links'
import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { bytesOf, isCall, recordRequests } from './parts/requests.ts'
import { expectNoBarriers, sharedTotal, tiles } from './parts/shared-page.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

/** Of the whole page in its first language: a client opens it on a cheap phone. */
const MOST_SCRIPT_KB = 90
const KB = 1_000

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
  await expect.poll(printed, PATIENT).toBe(String(await sharedTotal(stage.calls, token)))
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
  const all = await sharedTotal(stage.calls, token)
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
