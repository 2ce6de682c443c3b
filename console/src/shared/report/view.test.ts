import { expect, it } from 'vitest'
import { ordersUrl, type ReportView } from './view.ts'

const view = {
  orders: {
    list: '/orders',
    days: ['sold_from', 'sold_to'],
    columns: { seller_id: 'seller', state_id: 'state' },
  },
} as unknown as ReportView

const range = { from: '2026-03-01', to: '2026-03-05' }

it('a figure leads to its orders, narrowed by the range, the row and the filters of the report', () => {
  expect(ordersUrl(view, { ...range, columns: { seller_id: 12, state_id: 'packing_up' } })).toBe(
    '/orders?sold_from=2026-03-01&sold_to=2026-03-05&seller=12&state=packing_up',
  )
})

it('leads nowhere rather than to more orders than the figure counts', () => {
  expect(ordersUrl(view, { ...range, columns: { profile_id: 'two' } })).toBeNull()
  expect(ordersUrl({} as ReportView, { ...range, columns: {} })).toBeNull()
})
