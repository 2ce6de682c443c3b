import { anOrder } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { switchLanguage } from './parts/language.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

/** Pixels of an element's content that lie outside of it. */
const cutOff = (place: Locator): Promise<number> =>
  place.evaluate((element) => element.scrollWidth - element.clientWidth)

/** Those texts that are not wholly seen. */
const cutTexts = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.textContent),
  )

it('a tablet shows every field of an order; cards of products are as wide as specified, and two fit on a phone', async () => {
  const { page } = await stage.person('two', '/orders', 'tablet')
  const table = page.getByRole('table')
  await table.getByRole('row').nth(1).waitFor()
  expect(await cutOff(table.locator('..'))).toBe(0)
  const row = table.getByRole('row').nth(1)
  const ends = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
  expect(ends.length).toBe(9)
  expect(Math.max(...ends)).toBeLessThanOrEqual(768)
  await page.goto('/share_products')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('img') })
  await cards.nth(1).waitFor()
  for (const [width, wide] of [
    [1440, 240],
    [768, 240],
    [390, null],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    expect([width, second?.y]).toEqual([width, first?.y])
    if (wide !== null) expect([width, first?.width, second?.width]).toEqual([width, wide, wide])
  }
})

/** The middle of each element of a row, in whole pixels: one where the row is not broken. */
const middles = (row: Locator): Promise<number[]> =>
  row
    .locator(':scope > *')
    .evaluateAll((all) => [
      ...new Set(
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      ),
    ])

it('the filters of the board are one row beside an open menu, and an order’s buttons are beside its name on a small phone', async () => {
  const { page } = await stage.person('head_dispatch', '/dispatches')
  const card = page.getByRole('article').first()
  await card.waitFor()
  const filters = page.getByRole('search').locator('.ad-filters__row')
  for (const language of ['es', 'tr', 'ar'] as const) {
    await switchLanguage(page, language)
    for (const width of [1000, 1100, 1180, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const at = `${language} at ${width}`
      expect([at, (await middles(filters)).length]).toEqual([at, 1])
      const more = filters.getByRole('button', { name: text('list.more_filters', {}, language) })
      expect(await more.isVisible()).toBe(true)
    }
  }
  await switchLanguage(page, 'es')
  const id = /#(\d+)/.exec((await card.textContent()) ?? '')?.[1]
  await page.goto(`/dispatches?order=${id}`)
  await page.setViewportSize({ width: 320, height: 720 })
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('tab').first().waitFor()
  const head = drawer.locator('.ad-drawer__head')
  expect(await middles(head)).toHaveLength(1)
  expect(await head.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

it('names and choices are wholly seen where fingers have no tooltip', async () => {
  const { page } = await stage.person('two', '/returns', 'tablet')
  await page.getByRole('row').nth(1).waitFor()
  expect(await cutTexts(page.locator('tbody td, tbody td *'))).toEqual([])
  await page.goto('/dispatches')
  await page.getByRole('article').first().waitFor()
  await switchLanguage(page, 'tr')
  const choice = page.getByLabel(text('board.filter_payment', {}, 'tr'), { exact: true })
  expect(
    await choice.evaluate((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('No canvas')
      canvas.font = font
      const shown = select.textContent === '' ? '' : (select as HTMLSelectElement).options[0]?.text
      return (
        canvas.measureText(shown ?? '').width +
        Number.parseFloat(paddingLeft) +
        Number.parseFloat(paddingRight) -
        select.clientWidth
      )
    }),
  ).toBeLessThanOrEqual(0)
})

it('no line of facts ends or begins with a dot', async () => {
  const order = await anOrder(stage.calls, await companyShop(stage.calls), { quantity: 1 })
  const { page } = await stage.person('two', `/sales/${order.id}`, 'phone')
  const facts = page.locator('.ad-page__head .ad-dots')
  await facts.waitFor()
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 844 })
    const seen = await facts.evaluate((line) => {
      const { left } = line.getBoundingClientRect()
      return [...line.children].map((fact) => {
        const dot = fact.querySelector('.ad-dots__dot')?.getBoundingClientRect()
        const start = fact.getBoundingClientRect().left
        return { isFirst: start < left, dotIsSeen: dot !== undefined && dot.left + dot.width / 2 > left }
      })
    })
    expect(seen.length).toBe(4)
    for (const { isFirst, dotIsSeen } of seen) expect(dotIsSeen).toBe(!isFirst)
    if (width === 320) expect(seen.filter(({ isFirst }) => isFirst).length).toBeGreaterThan(1)
  }
})

it('a window that a table does not fit is pushed sideways by a mouse, and keeps in sight what names the row', async () => {
  const { page } = await stage.person('two', '/orders')
  const name = page.getByRole('row').nth(1).getByRole('cell').nth(1)
  await name.waitFor()
  const frame = page.getByRole('table').locator('..')
  for (const language of ['es', 'ar'] as const) {
    await switchLanguage(page, language)
    for (const width of [701, 834]) {
      await page.setViewportSize({ width, height: 1024 })
      await expect.poll(() => cutOff(frame), PATIENT).toBeGreaterThan(200)
      await frame.evaluate(
        (element, way) => element.scrollBy({ left: 200 * way }),
        language === 'ar' ? -1 : 1,
      )
      const [outer, inner] = [await frame.boundingBox(), await name.boundingBox()]
      if (!outer || !inner) throw new Error('The table has no row')
      const gap = language === 'ar' ? outer.x + outer.width - (inner.x + inner.width) : inner.x - outer.x
      expect([language, width, Math.round(gap)]).toEqual([language, width, 0])
    }
  }
})

it('paper shows every stage of the board, and nothing to press', async () => {
  const { page } = await stage.person('two', '/dispatches')
  const star = page.getByRole('button', { name: text('pins.pin') })
  const live = page.getByText(text('live.live'), { exact: true })
  await live.waitFor()
  await page.setViewportSize({ width: 1050, height: 740 })
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('article').first().waitFor()
  expect(await star.isVisible()).toBe(false)
  expect(await live.isVisible()).toBe(false)
  for (const role of ['textbox', 'banner', 'navigation'] as const)
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0])
  expect(await cutOff(page.locator('html'))).toBe(0)
  // An upright sheet.
  await page.setViewportSize({ width: 740, height: 1050 })
  expect(await cutTexts(page.getByRole('article').locator('.ad-truncate'))).toEqual([])
})

/** Where an element begins and ends, sideways, and its shorter side. */
async function sizeOf(place: Locator): Promise<{ start: number; end: number; least: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on paper')
  return { start: box.x, end: box.x + box.width, least: Math.min(box.width, box.height) }
}

it('an order on paper has the company, a box for each size, and its delivery apart from its totals', async () => {
  const { id } = await anOrder(stage.calls, await companyShop(stage.calls), { quantity: 2 })
  const { page } = await stage.person('two', `/sales/${id}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.ad-order-sheet')
  await sheet.getByText(text('app.title'), { exact: true }).waitFor()
  await sheet.getByText('40 × 2').waitFor()
  expect((await sizeOf(sheet.locator('.ad-print__size i').first())).least).toBeGreaterThan(6)
  const section = (key: TextKey) => sheet.locator('section').filter({ hasText: text(key) })
  const [delivery, totals] = [
    await sizeOf(section('checkout.delivery')),
    await sizeOf(section('sheet.totals')),
  ]
  expect(delivery.end).toBeLessThanOrEqual(totals.start)
})

it('a report on paper has the company, and its days in words', async () => {
  const { page } = await stage.person('two', '/administrative?range=30d')
  await page.getByRole('region').first().waitFor()
  const words = page.getByText(/^\d+( de [a-z]+( de \d{4})?)? ?[–-] ?\d+ de [a-z]+ de \d{4}$/)
  expect(await words.filter({ visible: true }).count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await words.filter({ visible: true }).waitFor()
  await page.getByText(text('app.title'), { exact: true }).filter({ visible: true }).first().waitFor()
})

it('a list on paper names its filters and its page, has whole rows, and nothing to press', async () => {
  const { page } = await stage.person('two', '/orders?search=demo')
  const row = page.getByRole('row').nth(1)
  await row.getByRole('checkbox').waitFor()
  await page.setViewportSize({ width: 1050, height: 740 })
  await page.emulateMedia({ media: 'print' })
  await page.getByText(`${text('list.filters')}: “demo”`).waitFor()
  await page.getByText(/^Página 1 de \d+$/).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  expect(await page.getByRole('button', { name: text('list.view_save'), exact: true }).count()).toBe(0)
  expect(await cutOff(page.locator('html'))).toBe(0)
  expect(await cutOff(page.getByRole('table').locator('..'))).toBe(0)
  expect(await cutTexts(page.locator('tbody td, tbody td *'))).toEqual([])
})

it('two hundred rows, of which the screen draws some, are all on paper', async () => {
  const { page } = await stage.person('two', '/orders?top=200')
  const rows = page.locator('tbody tr[data-index]')
  await rows.first().waitFor()
  expect(await rows.count()).toBeLessThan(100)
  await page.evaluate(() => {
    // Runs last, and so sees what is printed.
    window.addEventListener('beforeprint', () => {
      const printed = document.querySelectorAll('tbody tr[data-index]').length
      document.documentElement.dataset['printed'] = String(printed)
    })
  })
  await page.pdf()
  expect(await page.locator('html').getAttribute('data-printed')).toBe('200')
  await expect.poll(() => rows.count(), PATIENT).toBeLessThan(100)
})

it('paper is white and shows nothing to press, also of a dark page', async () => {
  const { page } = await stage.person('two', '/clients')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('row').nth(1).waitFor()
  const dark = page.locator('html.ad-dark > body.bp6-dark')
  await dark.waitFor()
  await page.evaluate(() => {
    // Runs last, and so sees what is printed.
    window.addEventListener('beforeprint', () => {
      document.documentElement.dataset['printed'] = String(
        document.querySelector('.ad-dark, .bp6-dark') !== null,
      )
    })
  })
  await page.pdf()
  expect(await page.locator('html').getAttribute('data-printed')).toBe('false')
  await dark.waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('button', { name: text('client.new') }).count(), PATIENT).toBe(0)
})
