import { listOrders } from '@deportivo/contracts/orders/orders'
import { administrative } from '@deportivo/contracts/reports/administrative'
import {
  nameColumn,
  shownMeasures,
  type DeclaredReport,
  type Report,
  type ReportRow,
} from '@deportivo/contracts/reports/declare-report'
import { moneyOutside } from '@deportivo/contracts/reports/money-outside'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { text } from '@deportivo/texts/text'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { button } from './parts/pages/openings.ts'
import { tablesOfCsv, tablesOfWorkbook, type FileTables } from './parts/report-file.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

/** Opens a report and returns what the server replied to its page. */
async function opened(page: Page, { name, contract }: DeclaredReport, query: string): Promise<Report> {
  const path = contract.path
  // A report that is open reads itself anew at any time: its reply must not be taken for that of the next one.
  await page.goto(`${stage.product.address}/clients`)
  const reply = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path))
  await page.goto(`${stage.product.address}/${name}?${query}`)
  const { data } = (await (await reply).json()) as { data: Report }
  await page.getByRole('table').first().waitFor()
  return data
}

async function exported(page: Page, format: 'xlsx' | 'csv'): Promise<Buffer> {
  await page.keyboard.press('e')
  await page.getByRole('radio', { name: text(`list.export_${format}`) }).check({ force: true })
  const download = page.waitForEvent('download')
  await button(page.getByRole('dialog'), 'list.export').click()
  const file = await readFile(await (await download).path())
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return file
}

/** A figure as a file has it: a share with its sign, a dash where there is nothing that it is of. */
function written({ measures }: DeclaredReport, name: string, figures: ReportRow): string {
  const { kind, of } = measures[name] ?? {}
  const value = Number(figures[name])
  if (of !== undefined && figures[of] === 0) return '–'
  return kind === 'share'
    ? text('common.percent', { percent: Math.round(Math.abs(value) * 100) })
    : `${value}`
}

/** Each row of a dimension with the name and the figures of the reply, in its order. */
function expectedRows(report: DeclaredReport, data: Report, name: string) {
  const dimension = report.dimensions[name]
  if (!dimension) throw new Error(`no dimension ${name}`)
  const [first] = Object.keys(report.dimensions)
  const rows = name === first ? data.rows : (data.by[name] ?? [])
  return rows.map((row, index) => {
    const figures = dimension.measures.map((measure) => written(report, measure, row))
    const before = data.previous?.rows[index] ?? {}
    const [main = ''] = dimension.measures
    if (name === first) figures.splice(1, 0, String(Number(before[main] ?? 0)))
    return { name: row[nameColumn(name)], figures }
  })
}

/** Every figure of the reply is in the file, in its place, and no further ones are. */
function expectSame(tables: FileTables, report: DeclaredReport, data: Report) {
  const totals = tables.get(text('reports.total'))?.slice(1)
  expect(totals?.map((cells) => [cells[0], cells[1], cells[2]])).toEqual(
    shownMeasures(report.measures).map(([name, { label }]) => [
      text(label),
      written(report, name, data.totals),
      written(report, name, data.previous?.totals ?? {}),
    ]),
  )
  let count = 0
  for (const [name, { label }] of Object.entries(report.dimensions)) {
    const lines = tables.get(text(label))?.slice(1) ?? []
    const expected = expectedRows(report, data, name)
    expect([name, lines.map(([, ...figures]) => figures)]).toEqual([
      name,
      expected.map(({ figures }) => figures),
    ])
    for (const [index, row] of expected.entries())
      if (row.name !== undefined && row.name !== '') expect(lines[index]?.[0]).toBe(row.name)
    count += lines.length
  }
  expect(count).toBeGreaterThan(30)
}

describe('the files of a report', () => {
  it.each([netSales, administrative] as const)(
    'of $name have every figure that the server gave, and what narrowed it',
    async (report) => {
      const { page } = await stage.person('two', '/clients')
      const whole = await stage.calls.ok('two', report.contract, { query: {} })
      const all = await opened(page, report, 'range=30d&as=table')
      const [seller] = all.by['seller'] ?? []
      expect(whole.to).toBe(all.to)
      const data = await opened(page, report, `range=30d&as=table&seller_id=${seller?.['seller_id']}`)
      expect(data.by['seller']).toHaveLength(1)
      expect(data.totals['value']).toBeLessThan(all.totals['value'] ?? 0)

      const workbook = await tablesOfWorkbook(await exported(page, 'xlsx'))
      expectSame(workbook, report, data)
      const narrowed = [text('reports.dimension.seller'), String(seller?.['seller_name'])]
      expect(workbook.get(text('list.sheet_filters'))).toContainEqual(narrowed)

      const lines = tablesOfCsv((await exported(page, 'csv')).toString('utf8'))
      expectSame(lines, report, data)
      expect(lines.get('')).toContainEqual(narrowed)
    },
  )
})

/** A sheet has a name of 31 characters at most. */
const sheetOf = (workbook: FileTables, name: string) =>
  [...workbook].find(([sheet]) => name.startsWith(sheet.replace('…', '')))?.[1]

const firstCells = (lines: ReturnType<FileTables['get']>) => lines?.slice(1).map(([cell]) => cell)

it('the files of money outside have the clients who owe apart from those who are owed', async () => {
  const { page } = await stage.person('two', '/clients')
  const { by } = await opened(page, moneyOutside, '')
  const workbook = await tablesOfWorkbook(await exported(page, 'xlsx'))
  const lines = tablesOfCsv((await exported(page, 'csv')).toString('utf8'))
  const dimension = text('reports.dimension.client').toLowerCase()
  for (const [name, measure] of [
    ['client', text('outside.measure.balance')],
    ['refunded', text('outside.measure.refund')],
  ] as const) {
    const clients = by[name]?.map((row) => row[nameColumn(name)])
    expect(clients?.length).toBeGreaterThan(0)
    const title = text('reports.widget', { measure, dimension })
    expect(firstCells(lines.get(title))).toEqual(clients)
    expect(firstCells(sheetOf(workbook, title))).toEqual(clients)
  }
  expect(sheetOf(workbook, text('outside.title_ct'))?.length).toBeGreaterThan(1)
})

it('a client of the report leads to exactly their orders, named on the list', async () => {
  const { page } = await stage.person('two', '/clients')
  const { by, from, to } = await opened(page, netSales, 'range=30d&as=table')
  const [best] = by['client'] ?? []
  const name = String(best?.['client_name'])
  await page.getByRole('rowheader', { name }).first().getByRole('link').click()
  await page.waitForURL(/\/orders\?.*client=/)
  await page.locator('.ad-chip').filter({ hasText: name }).waitFor()
  const filter = `sold_from:${from},sold_to:${to},client_id:${best?.['client_id']}`
  const orders = await stage.calls.ok('two', listOrders, { query: { filter, top: 200 } })
  expect(orders).toHaveLength(Number(best?.['count']))
  expect(orders.reduce((sum, { total_value }) => sum + total_value, 0)).toBe(best?.['value'])
  await page.getByText(`#${orders[0]?.id}`, { exact: true }).first().waitFor()
})

/** How many orders the list has, over all pages. */
async function ordersListed(page: Page): Promise<number> {
  const pages = page.getByRole('navigation', { name: text('list.pages') })
  return Number((await pages.locator('span').first().innerText()).replace(/\D/g, ''))
}

it('a month of the report and its total open the orders of exactly their days', async () => {
  const { page } = await stage.person('two', '/clients')
  // Of the days of two months, on whichever day it runs: a table of one would not be shown.
  const to = businessDay(new Date())
  const from = addDays(to, -40)
  const months = await opened(page, netSales, `range=custom&from=${from}&to=${to}&group=month&as=table`)
  const [month] = months.rows
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/orders' && url.searchParams.get('sold_from') === from)
  const last = new URL(page.url()).searchParams.get('sold_to') ?? ''
  expect(last.slice(0, 7)).toBe(from.slice(0, 7))
  await expect.poll(() => ordersListed(page)).toBe(month?.['count'])

  const all = await opened(page, netSales, 'range=30d')
  const name = new RegExp(`^${text('reports.measure.orders')}: `)
  await page.getByRole('link', { name }).click()
  await page.waitForURL(new RegExp(`/orders\\?sold_from=${all.from}&sold_to=${all.to}$`))
  await expect.poll(() => ordersListed(page)).toBe(all.totals['count'])
})

it('the tables of sellers and clients show every column on a screen of 1440 pixels', async () => {
  const { page } = await stage.person('two', '/clients')
  await opened(page, netSales, 'range=30d&as=table')
  const [, ...tables] = await page.getByRole('table').all()
  expect(tables).toHaveLength(2)
  for (const table of tables) {
    const [wanted, shown] = await table.evaluate((one) => [
      one.scrollWidth,
      one.parentElement?.clientWidth ?? 0,
    ])
    expect(wanted).toBeLessThanOrEqual(shown ?? 0)
  }
})
