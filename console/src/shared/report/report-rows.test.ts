import { administrative } from '@deportivo/contracts/reports/administrative'
import { carts } from '@deportivo/contracts/reports/carts'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import type { DeclaredReport, Report, ReportGroup } from '@deportivo/contracts/reports/declare-report'
import { manager } from '@deportivo/contracts/reports/manager'
import { operational } from '@deportivo/contracts/reports/operational'
import { orderSummary } from '@deportivo/contracts/reports/order-summary'
import { resultState } from '@deportivo/contracts/reports/result-state'
import { expect, it } from 'vitest'
import { figureUrl, rowUrl, totalUrl, type ReportOnScreen } from './report-rows.ts'

const DATA: Report = {
  from: '2026-01-14',
  to: '2026-03-10',
  as_of: '2026-03-10T12:00:00.000Z',
  totals: {},
  rows: [],
  by: {},
  previous: null,
}

const shown = (
  report: DeclaredReport,
  group: ReportGroup,
  filters: ReportOnScreen['filters'] = {},
): ReportOnScreen => ({ report, data: DATA, filters, group, isAsTables: false })

const dimensionOf = ({ report }: ReportOnScreen, name: string) => {
  const dimension = report.dimensions[name]
  if (!dimension) throw new Error(`no dimension ${name}`)
  return dimension
}

const ofRow = (onScreen: ReportOnScreen, row: Record<string, string | number>, name = 'day') =>
  rowUrl(onScreen, dimensionOf(onScreen, name))(row)

const ofFigure = (
  onScreen: ReportOnScreen,
  measure: string,
  row: Record<string, string | number> | null,
  name = 'day',
) => figureUrl(onScreen, dimensionOf(onScreen, name))(measure, row)

const WITH_BALANCE = 'balance=1'

it('a row of a month or a week opens the orders of exactly its days in the range', () => {
  const months = shown(administrative, 'month')
  expect(['2026-01-01', '2026-02-01', '2026-03-01'].map((day) => ofRow(months, { day }))).toEqual([
    '/orders?sold_from=2026-01-14&sold_to=2026-01-31',
    '/orders?sold_from=2026-02-01&sold_to=2026-02-28',
    '/orders?sold_from=2026-03-01&sold_to=2026-03-10',
  ])
  const weeks = shown(administrative, 'week', { seller_id: 7 })
  expect(['2026-01-12', '2026-01-26'].map((day) => ofRow(weeks, { day }))).toEqual([
    '/orders?sold_from=2026-01-14&sold_to=2026-01-18&seller=7',
    '/orders?sold_from=2026-01-26&sold_to=2026-02-01&seller=7',
  ])
  expect(ofRow(shown(cashFlow, 'month'), { day: '2026-02-01' })).toBe(
    '/cash_flow?range=custom&from=2026-02-01&to=2026-02-28&list=in',
  )
})

it('its figures of return cases and expenses open those of the same days', () => {
  expect(ofFigure(shown(administrative, 'month'), 'returns', { day: '2026-02-01' })).toBe(
    '/returns?settled_from=2026-02-01&settled_to=2026-02-28',
  )
})

it('the figures of the result open the entries that add up to them, by day and by seller', () => {
  const month = shown(resultState, 'month')
  const url = '/result_state?range=custom&from=2026-02-01&to=2026-02-28'
  expect(ofRow(month, { day: '2026-02-01' })).toBe(`${url}&list=all`)
  for (const part of ['sales', 'returns', 'cost', 'lost'])
    expect(ofFigure(month, part, { day: '2026-02-01' })).toBe(`${url}&list=${part}`)
  expect(totalUrl(shown(resultState, 'day', { seller_id: 7 }), 'cost')).toBe(
    '/result_state?range=custom&from=2026-01-14&to=2026-03-10&list=cost&seller_id=7',
  )
})

it('days without a list of their own open the report itself, unless it shows just them', () => {
  expect(ofRow(shown(carts, 'day', { seller_id: 7 }), { day: '2026-02-03' })).toBe(
    '/carts?range=custom&from=2026-02-03&to=2026-02-03&seller_id=7',
  )
  const day = { ...shown(carts, 'day'), data: { ...DATA, from: '2026-02-03', to: '2026-02-03' } }
  expect(ofRow(day, { day: '2026-02-03' })).toBeNull()
})

it('an hour opens its orders, and nothing where these are not listed by the hour', () => {
  const hours = shown(administrative, 'hour', { store_id: 3 })
  const hour = { day: '2026-03-10T09' }
  expect(ofRow(hours, hour)).toBe('/orders?sold_hour=2026-03-10T09&store=3')
  expect(ofFigure(hours, 'balance', hour)).toBe('/orders?sold_hour=2026-03-10T09&store=3&balance=1')
  expect(ofFigure(hours, 'discount', hour)).toBe('/orders?sold_hour=2026-03-10T09&store=3&discount=1')
  expect(ofFigure(hours, 'count', hour)).toBeNull()
  for (const measure of ['revenue', 'returns']) expect(ofFigure(hours, measure, hour)).toBeNull()
  const stays = shown(operational, 'hour')
  expect(ofRow(stays, hour)).toBeNull()
  expect(ofFigure(stays, 'passed', hour)).toBeNull()
})

it('a total opens the orders that it is of, and none where there is no such list', () => {
  const narrowed = shown(administrative, 'day', { seller_id: 7 })
  const orders = '/orders?sold_from=2026-01-14&sold_to=2026-03-10&seller=7'
  for (const measure of ['value', 'count', 'units']) {
    expect(totalUrl(narrowed, measure)).toBe(orders)
    expect(ofFigure(narrowed, measure, null)).toBe(orders)
  }
  expect(totalUrl(narrowed, 'revenue')).toBeNull()
})

it('a balance opens the orders that owe one, and the other figures of a row need no second link', () => {
  const days = shown(administrative, 'day')
  expect(ofFigure(days, 'balance', { day: '2026-02-03' })).toBe(
    `/orders?sold_from=2026-02-03&sold_to=2026-02-03&${WITH_BALANCE}`,
  )
  expect(ofFigure(days, 'value', { day: '2026-02-03' })).toBeNull()
  expect(ofFigure(shown(orderSummary, 'day'), 'balance', { state_id: 'sold_local' }, 'state')).toBe(
    `/orders?from=2026-01-14&to=2026-03-10&state=sold_local&${WITH_BALANCE}`,
  )
})

it('the products of the managers open their sales, and the money that came in the cash flow', () => {
  const days = shown(manager, 'day')
  expect(ofRow(days, { product_id: 9 }, 'product')).toBe(
    '/products/9/detail?tab=sales&from=2026-01-14&to=2026-03-10',
  )
  expect(totalUrl(days, 'money_in')).toBe('/cash_flow?range=custom&from=2026-01-14&to=2026-03-10&as=table')
  expect(ofFigure(days, 'money_in', { day: '2026-02-03' })).toBe(
    '/cash_flow?range=custom&from=2026-02-03&to=2026-02-03&as=table',
  )
})

it('carts open their orders where these are of one type: those of sellers are no carts', () => {
  expect(ofFigure(shown(carts, 'day'), 'begun', { type_order: 'local' }, 'type')).toBe(
    '/orders?from=2026-01-14&to=2026-03-10&type=local',
  )
  expect(totalUrl(shown(carts, 'day', { type_order: 'online' }), 'begun')).toBe(
    '/orders?from=2026-01-14&to=2026-03-10&type=online',
  )
  expect(totalUrl(shown(carts, 'day'), 'begun')).toBeNull()
  expect(totalUrl(shown(carts, 'day', { type_order: 'online' }), 'abandoned')).toBeNull()
})
