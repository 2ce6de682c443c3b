import { administrative } from '@deportivo/contracts/reports/administrative'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import { resultState } from '@deportivo/contracts/reports/result-state'
import { returnReasonsReport } from '@deportivo/contracts/reports/return-reasons'
import { expect, it } from 'vitest'
import { casesUrl } from './cases-url.ts'

const range = { from: '2026-03-01', to: '2026-03-05' }

it('a figure of returns leads to its cases, narrowed by the range, the row and the filters of the report', () => {
  const columns = { reason_id: 3, seller_id: 12 }
  expect(casesUrl(returnReasonsReport, 'units', { ...range, columns })).toBe(
    '/returns?requested_from=2026-03-01&requested_to=2026-03-05&reason=3&seller=12',
  )
  expect(casesUrl(resultState, 'vouchers', { ...range, columns: { seller_id: 12 } })).toBe(
    '/returns?settled_from=2026-03-01&settled_to=2026-03-05&seller=12',
  )
})

it('returns of the administrative report lead to the cases that were settled, its sales to none', () => {
  const columns = { brand_id: 4, profile_id: 'online_seller' }
  for (const measure of ['returns', 'vouchers'])
    expect(casesUrl(administrative, measure, { ...range, columns })).toBe(
      '/returns?settled_from=2026-03-01&settled_to=2026-03-05&brand=4&profile=online_seller',
    )
  expect(casesUrl(administrative, 'value', { ...range, columns })).toBeNull()
})

it('what a client returned leads to the cases of that client', () => {
  expect(casesUrl(netSales, 'returns', { ...range, columns: { client_id: 7 } })).toBe(
    '/returns?settled_from=2026-03-01&settled_to=2026-03-05&client=7',
  )
})

it('what a store sold leads to the cases of that, wherever the goods are', () => {
  const columns = { store_id: 2, category_id: 4 }
  expect(casesUrl(administrative, 'returns', { ...range, columns })).toBe(
    '/returns?settled_from=2026-03-01&settled_to=2026-03-05&sold_store=2&category=4',
  )
})

it('leads nowhere rather than to cases that the figure does not count', () => {
  expect(casesUrl(resultState, 'sales', { ...range, columns: {} })).toBeNull()
  expect(casesUrl({}, 'cases', { ...range, columns: {} })).toBeNull()
})

it('every row of the report of reasons leads to its cases', () => {
  for (const { kind, column } of Object.values(returnReasonsReport.dimensions))
    if (kind !== 'day')
      expect(
        casesUrl(returnReasonsReport, 'cases', { ...range, columns: { [column]: 1 } }),
        column,
      ).not.toBeNull()
})
