import { geo } from '@deportivo/contracts/reports/geo'
import { expect, test } from 'vitest'
import type { ReportOnScreen } from '../../shared/report/report-rows.ts'
import { narrowedSearch, placeFigureUrl } from './geo-urls.ts'

const onScreen = (filters: ReportOnScreen['filters']): ReportOnScreen => ({
  report: geo,
  data: { from: '2026-03-01', to: '2026-03-05', as_of: '', rows: [], by: {}, totals: {}, previous: null },
  filters,
  group: 'day',
  isAsTables: false,
})
const CITY = geo.dimensions.city

test('a figure of a place leads to its orders, or to its clients of one type', () => {
  const urlOf = placeFigureUrl(onScreen({ department_id: 5 }), CITY)
  expect(urlOf('value', { city_id: 5_001 })).toBe(
    '/orders?sold_from=2026-03-01&sold_to=2026-03-05&department=5&city=5001',
  )
  expect(urlOf('clients', { city_id: 5_001 })).toBe('/geo/5001/clients')
  expect(urlOf('wholesale', { city_id: 5_001 })).toBe('/geo/5001/clients?type=2')
})

test('a total leads to the place that the report shows, and orders without a city to nothing', () => {
  const total = placeFigureUrl(onScreen({ department_id: 5 }), CITY)
  expect(total('count', null)).toBe('/orders?sold_from=2026-03-01&sold_to=2026-03-05&department=5')
  expect(total('final', null)).toBe('/geo/5/clients?type=1')
  const country = placeFigureUrl(onScreen({}), CITY)
  expect(country('clients', null)).toBe('/geo/57/clients')
  expect(country('value', { city_id: 0 })).toBeNull()
})

test('a place is chosen in the address beside its range', () => {
  expect(narrowedSearch('?range=30d&city_id=5001', 76)).toBe('/geo?range=30d&department_id=76')
  expect(narrowedSearch('?range=30d&department_id=76', null)).toBe('/geo?range=30d')
})
