import { administrative } from '@deportivo/contracts/reports/administrative'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import { expect, it } from 'vitest'
import { ordersUrl } from './orders-url.ts'

const range = { from: '2026-03-01', to: '2026-03-05' }

it('a figure leads to its orders, narrowed by the range, the row and the filters of the report', () => {
  expect(ordersUrl(administrative, { ...range, columns: { seller_id: 12, state_id: 'packing_up' } })).toBe(
    '/orders?sold_from=2026-03-01&sold_to=2026-03-05&seller=12&state=packing_up',
  )
})

it('leads nowhere rather than to more orders than the figure counts', () => {
  expect(ordersUrl(administrative, { ...range, columns: { register_id: 2 } })).toBeNull()
  expect(ordersUrl({}, { ...range, columns: {} })).toBeNull()
})

it('every row of a report of orders leads to its orders', () => {
  for (const { kind, column } of Object.values({ ...administrative.dimensions, ...netSales.dimensions }))
    if (kind !== 'day')
      expect(ordersUrl(netSales, { ...range, columns: { [column]: 'x' } }), column).not.toBeNull()
})
