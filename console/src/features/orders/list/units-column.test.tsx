import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { useListPosition } from '../../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../../shared/list/screen/list-screen.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { CLIENT_ORDER_LISTING } from './order-listing.tsx'

const ORDER = {
  id: 9,
  version: 1,
  client_id: 7,
  client_name: 'Ana',
  seller_id: 1,
  seller_name: 'Sara',
  state_id: 'delivered_local',
  type_order: 'online',
  created_at: '2026-01-05T15:00:00.000Z',
  state_entered_at: '2026-01-05T15:00:00.000Z',
  units: 3,
  total_value: 0,
  total_balance: 0,
  city_name: 'Bogotá',
  subcategories: [],
  next: [],
  observation: null,
  products: [{ product_id: 4 }, { product_id: 5 }, { product_id: 4 }],
}

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({
    status: 200,
    body: { code: 200, data: [ORDER], pagination: { per_page: 10, total: 1, current_page: 1 } },
  }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: {} } as unknown as Session

function Orders() {
  const list = CLIENT_ORDER_LISTING
  return <ListScreen screen={useListScreen(list, useListPosition(list), { choices: {} })} />
}

test('the units of an order of a client open it at its products', async () => {
  show(
    <SessionProvider session={SESSION}>
      <Orders />
    </SessionProvider>,
  )
  const link = await screen.findByRole('link', { name: '3 unidades: ver los productos del pedido #9' })
  expect(link.getAttribute('href')).toBe('/clients/7/history/9/4,5')
  expect(server.asked.some(({ url }) => url.includes('include=products'))).toBe(true)
})
