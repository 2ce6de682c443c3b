import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { addClient, MEDELLIN } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { covered } from './parts/fit/covered.ts'
import { movedOn } from './parts/fit/moved-on.ts'
import { switchLanguage } from './parts/language.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

// Before the stage's own: it runs after that, when no open page can store a density any more.
afterEach(async () => {
  await stage.calls.ok('two', savePreferences, { body: { density: 'comfortable' } })
})

const stage = openStage()

/** Just after midnight the day itself has nothing to show. */
const MONTH = 'range=30d'

const firstRow = (page: Page) => page.getByRole('row').nth(1)

it.each([
  ['desktop', '/returns'],
  ['desktop', '/casher'],
  ['desktop', '/share_products/requests'],
  ['desktop', '/manager'],
  ['desktop', '/manager?wall=on'],
  ['desktop', '/cash_flow'],
  ['desktop', '/returns/1'],
  ['desktop', '/dispatches?view=list'],
  ['phone', '/clients/5/history'],
  ['phone', '/reserved'],
  ['phone', '/return-reasons'],
  ['phone', '/expenses'],
  ['phone', '/casher'],
  ['phone', '/returns/1'],
  ['phone', '/dispatches?view=list'],
] as const)('what is seen stays where it is while a page loads: %s, %s', async (screen, path) => {
  const { page } = await stage.person('two', path, screen)
  await page.waitForLoadState('networkidle')
  expect(await movedOn(page)).toBeLessThanOrEqual(0.01)
})

/** Leaves replies of these calls out until `reply` is called. */
async function withheld(page: Page, calls: RegExp): Promise<() => void> {
  let reply: () => void = () => undefined
  const held = new Promise<void>((resolve) => (reply = resolve))
  await page.route(calls, async (route) => {
    await held
    await route.continue()
  })
  return reply
}

it.each([
  ['desktop', true],
  ['phone', false],
] as const)('the list of the board loads in the shape of its rows: %s', async (screen, hasHead) => {
  const { page } = await stage.person('two', '/clients', screen)
  const reply = await withheld(page, /\/dispatch\/board/)
  await page.goto('/dispatches?view=list')
  const grey = page.locator('tbody tr[aria-hidden]').first()
  await grey.waitFor()
  const head = page.locator('thead th').nth(1)
  expect(await head.isVisible()).toBe(hasHead)
  const named = await grey
    .locator('td')
    .nth(2)
    .evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(named.includes(text('board.col_state'))).toBe(!hasHead)
  reply()
  await firstRow(page).getByRole('checkbox').waitFor()
  expect(await movedOn(page)).toBeLessThanOrEqual(0.001)
})

it('below a register that loads stand its closed shifts, as they load', async () => {
  const { page } = await stage.person('two', '/clients')
  const reply = await withheld(page, /\/casher\?cashier_id=\d+$/)
  await page.goto('/casher')
  await page.getByRole('heading', { level: 2, name: text('shift.closed_shifts') }).waitFor()
  const shifts = page.getByRole('table', { name: text('shift.closed_shifts') })
  await shifts.locator('tr[aria-hidden]').first().waitFor()
  const choices = page.getByRole('group', { name: text('reports.range') })
  expect(await choices.isVisible()).toBe(false)
  reply()
  await choices.waitFor()
  await shifts.locator('tr[data-index]').first().waitFor()
  expect(await movedOn(page)).toBeLessThanOrEqual(0.01)
})

it.each([
  ['desktop', '/users/permissions', '.ad-grants__table tbody tr'],
  ['desktop', '/settings', '.ad-table tbody tr'],
  ['desktop', '/products/1/detail', '.ad-matrix tbody tr'],
  ['desktop', '/products?show=matrix', '.ad-stock__row--placed'],
  ['phone', '/products?show=matrix', '.ad-stock__row--placed'],
  ['desktop', '/expenses?tab=budget', '.ad-target'],
  ['desktop', '/products/1/detail?tab=barcodes', '.ad-barcodes__size'],
  ['phone', '/casher', '.ad-table tbody tr'],
  ['phone', '/clients', '.ad-table tbody tr'],
] as const)('the compact view is offered, and makes rows lower: %s, %s', async (screen, path, rows) => {
  const { page } = await stage.person('two', path, screen)
  const row = page.locator(rows).first()
  await row.waitFor()
  const compact = page.getByRole('button', { name: text('list.compact'), pressed: false })
  await compact.waitFor()
  const height = async () => (await row.boundingBox())?.height ?? 0
  // Rows are drawn anew when their choices arrive: between two looks there may be none.
  let usual = 0
  await expect.poll(async () => (usual = await height()), PATIENT).toBeGreaterThan(0)
  await compact.click()
  await expect.poll(height, PATIENT).toBeLessThan(usual - 2)
})

it.each(['compact', 'comfortable'] as const)(
  'the menu and the tick of a card cover no text of it: %s',
  async (density) => {
    await stage.calls.ok('two', savePreferences, { body: { density } })
    const lists = [
      '/clients',
      '/orders',
      '/expenses',
      '/returns',
      '/settings',
      '/stores/list',
      '/brands/list',
    ]
    for (const screen of ['phone', 'tablet'] as const) {
      const { page } = await stage.person('two', '/sizes/list', screen)
      for (const path of ['/sizes/list', '/casher', '/dispatches?view=list', ...lists]) {
        await page.goto(path)
        await page.locator('tbody tr[data-index] :is(.ad-row-more, .ad-tick)').first().waitFor()
        expect([screen, path, ...(await covered(page))]).toEqual([screen, path])
      }
    }
  },
)

it.each([
  ['comfortable', 40, 44],
  ['compact', 32, 33],
] as const)('rows are equally high in lists, reports and permissions: %s', async (density, least, most) => {
  await stage.calls.ok('two', savePreferences, { body: { density } })
  const { page } = await stage.person('two', '/users/all')
  const lists = [
    '/users/all',
    '/products?show=table',
    '/clients',
    '/dispatches?view=list',
    '/users/permissions',
  ]
  for (const path of [...lists, `/operational?as=table&${MONTH}`, `/cash_flow?as=table&${MONTH}`]) {
    await page.goto(path)
    const rows = page.locator(':is(.ad-table, .ad-grants__table) tbody tr:not([aria-hidden], :last-child)')
    await rows.first().waitFor()
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect([path, ...heights.filter((one) => one < least || one > most)]).toEqual([path])
  }
})

it('identifications are whole on the compact list of clients, however long the names are', async () => {
  await stage.calls.ok('two', savePreferences, { body: { density: 'compact' } })
  const name = 'Comercializadora Internacional de Calzado y Marroquinería del Oriente Antioqueño S.A.S.'
  await addClient(stage.calls, MEDELLIN, name)
  for (const screen of ['desktop', 'tablet'] as const) {
    const { page } = await stage.person('two', '/clients?search=Comercializadora', screen)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.waitFor()
    const isWhole = await page.locator('tbody tr[data-index]').evaluateAll((rows) =>
      rows.map((row) => {
        const cell = row.querySelector('td.ad-cell--main')
        const number = cell?.querySelector('.ad-table__sub')
        if (!cell || !number) return false
        const [inner, outer] = [number.getBoundingClientRect(), cell.getBoundingClientRect()]
        return (
          number.scrollWidth <= number.clientWidth && inner.right <= outer.right && inner.left >= outer.left
        )
      }),
    )
    expect([screen, isWhole.length > 0, isWhole.every(Boolean)]).toEqual([screen, true, true])
  }
})

it.each(['compact', 'comfortable'] as const)(
  'on a tablet the menu of a row is no higher than its row, and large enough for a finger: %s',
  async (density) => {
    await stage.calls.ok('two', savePreferences, { body: { density } })
    const { page } = await stage.person('two', '/brands/list', 'tablet')
    await page.locator('tbody tr[data-index] .ad-row-more').first().waitFor()
    const rows = await page.locator('tbody tr[data-index]').evaluateAll((all) =>
      all.map((row) => {
        const target = row.querySelector('.ad-row-more')?.getBoundingClientRect()
        const { top, bottom, height } = row.getBoundingClientRect()
        if (!target) throw new Error('the row has no menu')
        return {
          isInside: target.top >= top && target.bottom <= bottom,
          isLarge: Math.min(target.width, target.height) >= 24,
          height,
        }
      }),
    )
    expect(rows.length).toBeGreaterThan(3)
    const [least, most] = density === 'compact' ? [32, 33] : [40, 44]
    for (const { isInside, isLarge, height } of rows)
      expect([isInside, isLarge, height >= least && height <= most]).toEqual([true, true, true])
  },
)

it('on a phone a report leaves the head of its first column over it, and its entries are cards', async () => {
  const { page } = await stage.person('two', `/cash_flow?as=table&${MONTH}`, 'phone')
  const table = page.locator('.ad-widget__table').first()
  await table.waitFor()
  const starts = await table.evaluate(async (frame) => {
    frame.scrollLeft = frame.scrollWidth
    await new Promise(requestAnimationFrame)
    const first = [...frame.querySelectorAll('tr > :first-child')]
    return [
      frame.scrollLeft > 0,
      ...new Set(first.map((one) => Math.round(one.getBoundingClientRect().left))),
    ]
  })
  expect(starts).toEqual([true, Math.round((await table.boundingBox())?.x ?? NaN)])
  const entries = page.getByRole('table', { name: 'Movimientos de dinero' })
  await entries.locator('tbody tr[data-index]').first().waitFor()
  expect(await entries.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0)
})

it.each(['/clients', '/expenses', '/dispatches?view=list'])(
  'the step of a hovered row covers and cuts off no text: %s',
  async (path) => {
    const { page } = await stage.person('two', path)
    const row = firstRow(page)
    await row.getByRole('cell').nth(1).waitFor()
    const look = () =>
      row.evaluate((element) => {
        const cells = [...element.querySelectorAll('td:not(.ad-cell--actions, .ad-cell--pick)')]
        const step = element.querySelector('.ad-row-step')?.getBoundingClientRect()
        const last = cells.at(-1)?.getBoundingClientRect()
        if (!step || !last) throw new Error('the row has no step')
        return {
          // How much room the texts have.
          rooms: cells.map(
            (cell) => cell.clientWidth - Number.parseFloat(getComputedStyle(cell).paddingInlineEnd),
          ),
          isBeside: step.width > 0 && step.left >= last.right - 1,
        }
      })
    await page.getByRole('heading', { level: 1 }).hover()
    const before = await look()
    await row.hover()
    const main = row.locator('.ad-row-step')
    await expect.poll(() => main.evaluate((step) => getComputedStyle(step).opacity), PATIENT).toBe('1')
    expect([await look(), before.isBeside]).toEqual([before, true])
  },
)

it('where a list is wider than its room, the acts on its rows stay in sight', async () => {
  const width = 800
  const { page } = await stage.person('two', '/clients')
  await page.setViewportSize({ width, height: 700 })
  await page.locator('[data-pushed="true"]').waitFor()
  const more = firstRow(page).getByRole('button', { name: text('common.more') })
  const box = await more.boundingBox()
  expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  await more.click()
  await page.getByRole('menuitem').first().waitFor()
})

it.each(['es', 'ar'] as const)('columns out of sight show at the edge of the lines: %s', async (language) => {
  const { page } = await stage.person('two', '/products/size-sales')
  await page.setViewportSize({ width: 800, height: 700 })
  await switchLanguage(page, language)
  const frame = page.locator('.ad-table-wrap[data-pushed="true"]').first()
  await frame.locator('tbody tr').first().waitFor()
  const fade = () => frame.evaluate((element) => getComputedStyle(element).maskImage)
  await expect.poll(fade, PATIENT).toContain('linear-gradient')
  await frame.evaluate((element) => {
    const isFromTheRight = getComputedStyle(element).direction === 'rtl'
    element.scrollLeft = isFromTheRight ? -element.scrollWidth : element.scrollWidth
  })
  await expect.poll(fade, PATIENT).toBe('none')
})
