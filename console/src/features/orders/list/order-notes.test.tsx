import type { OrderRow } from '@deportivo/contracts/orders/order-list'
import type { Grants } from '@deportivo/lifecycle/permissions'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { changePreferences } from '../../../shared/preferences/preferences.ts'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { useListPosition } from '../../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../../shared/list/screen/list-screen.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies, type ReceivedCall, type Reply } from '../../../shared/testing/start-replies.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { fetchLaterParts } from '../../../shared/ui/later.tsx'
import { ORDER_LISTING } from './order-listing.tsx'

const ORDER = {
  id: 7,
  version: 3,
  client_name: 'Ana',
  seller_id: 1,
  seller_name: 'Sara',
  subcategories: [],
  state_id: 'pre_orden',
  type_order: 'online',
  units: 2,
  total_value: 1,
  total_balance: 0,
  created_at: '2026-03-05T15:00:00.000Z',
  state_entered_at: '2026-03-05T15:00:00.000Z',
  observation: 'Llamar antes',
} as unknown as OrderRow

let stored: OrderRow
let server: Awaited<ReturnType<typeof startReplies>>

function replyTo({ method, url, body }: ReceivedCall): Promise<Reply> {
  if (method === 'POST') {
    stored = { ...stored, ...(JSON.parse(body) as object), version: stored.version + 1 }
    return Promise.resolve({ status: 200, body: { code: 200, data: stored, message: 'Pedido actualizado' } })
  }
  const data = url.startsWith('/api/v1/sale') ? [stored, { ...ORDER, id: 8, seller_id: 2 }] : []
  const pagination = { per_page: 6, total: 2, current_page: 1 }
  return Promise.resolve({ status: 200, body: { code: 200, data, pagination } })
}

beforeAll(fetchLaterParts)
beforeEach(async () => {
  stored = ORDER
  server = await startReplies(replyTo)
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  toasts.set([])
  changePreferences({ columns: {} })
  endSession('signed_out')
  await server.stop()
})

function Orders() {
  return <ListScreen screen={useListScreen(ORDER_LISTING, useListPosition(ORDER_LISTING), { choices: {} })} />
}

async function open(grants: Grants) {
  const session = { user: { id: 1, data: { displayName: 'Ana' } }, grants } as unknown as Session
  show(
    <SessionProvider session={session}>
      <Orders />
    </SessionProvider>,
  )
  await screen.findByText('#7')
  return userEvent.setup()
}

const chooseNotes = () =>
  changePreferences({ columns: { orders: { order: [], hidden: [], shown: ['observation'] } } })
const pencils = () =>
  screen.queryAllByLabelText(/^Editar Observación/).map((pencil) => pencil.getAttribute('aria-label'))
const sent = () =>
  server.asked
    .filter(({ method, url }) => method === 'POST' && url === '/api/v1/sale/7')
    .map(({ body }) => body)

test('the note of an order is a column that is shown once it is chosen', async () => {
  await open({ 'update sales': 'own' })
  expect(screen.queryByText('Llamar antes')).toBeNull()
  act(chooseNotes)
  expect(await screen.findAllByText('Llamar antes')).toHaveLength(2)
})

test('a seller writes the note of an own order in its row, and undoes it', async () => {
  chooseNotes()
  const user = await open({ 'update sales': 'own' })
  expect(pencils()).toEqual(['Editar Observación: #7'])
  act(() => screen.getByLabelText<HTMLButtonElement>('Editar Observación: #7').focus())
  await user.keyboard('{F2}')
  await screen.findByRole('textbox', { name: 'Observación' })
  await user.keyboard('Entregar en portería{Enter}')
  await screen.findByText('Entregar en portería')
  act(() => toasts.get().at(-1)?.action?.run())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map((body) => JSON.parse(body) as object)).toEqual([
    { observation: 'Entregar en portería', version: 3 },
    { observation: 'Llamar antes', version: 4 },
  ])
})

test('the note cannot be edited without the permission to change sales', async () => {
  chooseNotes()
  await open({ 'read sales': 'all' })
  expect(pencils()).toEqual([])
})
