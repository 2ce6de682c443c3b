import { listClients } from '@deportivo/contracts/clients/clients'
import { listOrders } from '@deportivo/contracts/orders/orders'
import { businessDay } from '@deportivo/platform/clock'
import { checkedOut } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { shownPesos } from './parts/money.ts'
import { button } from './parts/pages/openings.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const PASTO = 52_001
const NARINO = 52

const table = (page: Page, dimension: 'department' | 'city' | 'subcategory'): Locator =>
  page.getByRole('table', {
    name: text('reports.widget', {
      measure: text('reports.measure.sales'),
      dimension: text(`reports.dimension.${dimension}`).toLowerCase(),
    }),
  })
const rowOf = (place: Locator, name: string): Locator =>
  place.getByRole('row').filter({ has: place.page().getByRole('rowheader', { name, exact: true }) })
const onMap = (page: Page, name: string): Locator =>
  page.getByRole('option', { name: new RegExp(`^${name} ·`) })

/** The cells of a table as they are shown. */
const cellsOf = (place: Locator): Promise<string[][]> =>
  place
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))

const digits = (shown: string) => shown.replaceAll(/[^\d]/g, '')

describe('the geographic report', () => {
  it('moves when an order is made for another city, and its figures lead to orders and clients', async () => {
    const { page } = await stage.person('two', `/geo?department_id=${NARINO}`)
    await page.getByRole('listbox').waitFor()
    const shown = async () => {
      const row = rowOf(table(page, 'city'), 'Pasto')
      const sales = (await row.count()) > 0 ? row.getByRole('link').nth(1) : null
      return sales === null ? 0 : shownPesos(sales)
    }
    const before = await shown()
    const shop = await companyShop(stage.calls)
    const order = await checkedOut(stage.calls, shop, { city_id: PASTO })
    await expect.poll(shown, { timeout: 15_000 }).toBe(before + order.total_value)

    const row = rowOf(table(page, 'city'), 'Pasto')
    const clients = Number(digits(await row.getByRole('link').nth(3).innerText()))
    await row.getByRole('link').nth(1).click()
    await page.waitForURL(/\/orders\?.*city=52001/)
    await page.getByText(`#${order.id}`, { exact: true }).first().waitFor()
    const today = businessDay(new Date())
    const filter = `sold_from:${today},sold_to:${today},city_id:${PASTO}`
    const behind = await stage.calls.ok('two', listOrders, { query: { filter, top: 200 } })
    expect(behind.reduce((sum, { total_value }) => sum + total_value, 0)).toBe(before + order.total_value)

    await page.goBack()
    await rowOf(table(page, 'city'), 'Pasto').getByRole('link').nth(3).click()
    await page.waitForURL(`**/geo/${PASTO}/clients`)
    await page.getByRole('heading', { name: text('geo.clients_of', { place: 'Pasto' }) }).waitFor()
    const query = { filter: `city_id:${PASTO}`, top: 200 }
    expect(await stage.calls.ok('two', listClients, { query })).toHaveLength(clients)
  })

  it('shows every column of the departments on a screen of 1440 pixels', async () => {
    const { page } = await stage.person('two', '/geo?range=30d')
    const departments = table(page, 'department')
    await departments.waitFor()
    await page.getByRole('listbox').waitFor()
    const widths = await departments.evaluate((one) => [one.scrollWidth, one.parentElement?.clientWidth ?? 0])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  })

  it('opens a department by a click on the map and by the keyboard, and goes back to the country', async () => {
    const { page } = await stage.person('two', '/geo?range=30d')
    await onMap(page, 'Antioquia').locator('path').click()
    await page.waitForURL(/department_id=5(&|$)/)
    await expect
      .poll(async () => (await cellsOf(table(page, 'department'))).map(([name]) => name))
      .toEqual(['Antioquia'])
    expect(await onMap(page, 'Antioquia').getAttribute('aria-selected')).toBe('true')
    expect(await onMap(page, 'Valle del Cauca').count()).toBe(1)

    const map = page.getByRole('listbox')
    await map.focus()
    await page.keyboard.press('ArrowDown')
    const active = page.locator(`[id="${await map.getAttribute('aria-activedescendant')}"]`)
    const [name = ''] = ((await active.getAttribute('aria-label')) ?? '').split(' · ')
    expect(name).not.toBe('Antioquia')
    await page.keyboard.press('Enter')
    await page
      .getByRole('navigation', { name: text('geo.places') })
      .getByText(name, { exact: true })
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.searchParams.has('department_id'))
  })

  it('is exported as it is on screen, narrowed to a department', async () => {
    const { page } = await stage.person('two', '/geo?range=30d&department_id=11')
    await table(page, 'subcategory').waitFor()
    await page.keyboard.press('e')
    await page.getByRole('radio', { name: text('list.export_csv') }).check({ force: true })
    const download = page.waitForEvent('download')
    await button(page.getByRole('dialog'), 'list.export').click()
    const lines = (await readFile(await (await download).path(), 'utf8'))
      .split('\r\n')
      .map((line) => line.split(';'))
    for (const dimension of ['department', 'city', 'subcategory'] as const) {
      const start = lines.findIndex(([name]) => name === text(`reports.dimension.${dimension}`))
      const shown = await cellsOf(table(page, dimension))
      const written = lines.slice(start + 2, start + 2 + shown.length)
      expect(shown.length).toBeGreaterThan(0)
      expect(written.map(([name, ...figures]) => [name, ...figures.map(digits)])).toEqual(
        shown.map(([name, ...figures]) => [name, ...figures.map(digits)]),
      )
      expect(lines[start + 2 + shown.length]?.join('')).toBe('')
    }
  })
})
