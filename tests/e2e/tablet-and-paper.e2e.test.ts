import { anOrder } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
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

it('a tablet shows every field of an order, and two products beside each other', async () => {
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
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
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
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await cutOff(page.locator('html'))).toBe(0)
  // An upright sheet.
  await page.setViewportSize({ width: 740, height: 1050 })
  expect(await cutTexts(page.getByRole('article').locator('.ad-truncate'))).toEqual([])
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
