import type { ReturnCase, ReturnSummary } from '@deportivo/contracts/returns/case'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type ReceivedCall, type Reply } from '../../shared/testing/start-replies.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { Toaster } from '../../shared/ui/toaster/toaster.tsx'
import { ReturnsPage } from './returns-page.tsx'

const DAY_MS = 86_400_000
type Offer = ReturnCase['next'][number]

const offer = (step: Offer['step'], refused: string | null = null): Offer => ({
  step,
  state_id: 'return_enlisting',
  allowed: refused === null,
  final: false,
  reason: refused,
  reason_key: refused && `return.refused.${refused}`,
})

const aCase = (id: number, days: number, more: Partial<ReturnSummary>): ReturnSummary => ({
  id,
  group_id: null,
  version: 3,
  state_id: 'return_pending',
  is_overdue: false,
  sale_id: 70 + id,
  client_id: 7,
  client_name: `Cliente ${id}`,
  seller_name: 'Marta',
  user_name: 'Marta',
  state_entered_at: new Date(Date.now() - days * DAY_MS - 60_000).toISOString(),
  sale_product: {
    line_id: id,
    product_id: 5,
    product_name: 'Zancada',
    reference_id: 1,
    reference_name: 'ZAN',
    color_name: 'Negro',
    photo: null,
    size_id: 40,
    size_name: '40',
    store_id: 2,
    store_name: 'Norte',
    code_id: 4,
    unit_price: 90_000,
  },
  quantity: 1,
  reason: 'Defecto de suela',
  settlement: null,
  voucher: null,
  client_money: 90_000,
  created_at: '2026-11-01T10:00:00.000Z',
  was_shipped: true,
  next: [],
  ...more,
})

let cases: ReturnSummary[]
let server: Awaited<ReturnType<typeof startReplies>>

function replyTo({ method, url }: ReceivedCall): Reply {
  const ok = (data: unknown, more: object = {}) => ({ status: 200, body: { code: 200, data, ...more } })
  const one = cases.find(({ id }) => url.startsWith(`/api/v1/return/${id}`))
  if (method === 'PUT' || method === 'POST') {
    const isUndone = url.endsWith('/undo')
    const state_id = isUndone ? 'available_to_enlisting' : 'return_enlisting'
    const undo_until = isUndone ? null : new Date(Date.now() + 10_000).toISOString()
    // Where the server has it from now on: behind all that wait longer.
    cases = [...cases.filter((other) => other !== one), { ...one!, state_id, next: [] }]
    return ok({ ...one, state_id, undo_until }, { message: isUndone ? 'Deshecho' : 'Cambio en alistamiento' })
  }
  if (one) return ok({ ...one, history: [], group: [] })
  const rows = /\/return\?/.test(url) ? cases : []
  const pagination = { per_page: 15, total: rows.length, current_page: 1 }
  return ok(rows, { pagination, by_state: [], overdue: 1, overdue_days: 5 })
}

const sessionWith = (grants: object) =>
  ({
    user: { id: 1, data: { displayName: 'Ana' } },
    grants: { 'update returns': 'all', 'read returns': 'all', ...grants },
  }) as unknown as Session

const Address = () => <output>{useLocation().pathname}</output>

async function openPage(session: Session) {
  show(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionProvider session={session}>
        <ReturnsPage />
        <Address />
        <Toaster />
      </SessionProvider>
    </SWRConfig>,
  )
  await screen.findByText('GAR-15')
}

beforeEach(async () => {
  cases = [
    aCase(11, 12, { is_overdue: true, next: [offer('received_in_store'), offer('cancel')] }),
    aCase(12, 3, { state_id: 'available_to_enlisting', next: [offer('enlist'), offer('cancel')] }),
    aCase(13, 1, {
      state_id: 'return_enlisting',
      settlement: 'exchange',
      client_money: -20_000,
      next: [offer('delivered', 'needs_difference_paid')],
    }),
    aCase(14, 1, { state_id: 'return_enlisting', next: [offer('delivered', 'forbidden')] }),
    aCase(15, 30, { state_id: 'return_voucher', settlement: 'voucher', client_money: 45_000 }),
  ]
  toasts.set([])
  server = await startReplies(replyTo)
  beginSession('a')
  await openPage(sessionWith({}))
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')]
const rowOf = (id: number) => within(screen.getByText(`GAR-${id}`).closest('tr')!)
const order = () => rows().map((row) => /GAR-(\d\d)/.exec(row.textContent)?.[1])
const sent = () => server.asked.filter(({ method }) => method !== 'GET').map(({ url }) => url)

test('each row shows how long it waits, what is in play for its client, and whose it is', () => {
  rowOf(11).getByText('hace 12 días')
  rowOf(11).getByText(/demorada$/)
  rowOf(12).getByText('hace 3 días')
  expect(rowOf(12).queryByText(/demorada/)).toBeNull()
  rowOf(12).getByText('Por reconocer')
  rowOf(13).getByText('Paga el cliente')
  rowOf(13).getByText(/^\$.20\.000$/)
  rowOf(15).getByText('Abonado al cliente')
  expect(rowOf(15).queryByText(/demorada/)).toBeNull()
  rowOf(11).getByText('Marta')
})

test('a row names the step of its page; it is grey with its reason, and not there for users without it', () => {
  rowOf(11).getByRole('button', { name: 'Recibir en bodega' })
  const waiting = rowOf(13).getByRole('button', { name: 'Enviar al cliente' })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  expect(rowOf(14).queryByRole('button', { name: 'Enviar al cliente' })).toBeNull()
  expect(rowOf(15).queryByRole('button', { name: 'Más acciones' })).toBeNull()
})

test('an unpaid difference is what a user who may charge does first, on the page of its case', async () => {
  cleanup()
  await openPage(sessionWith({ 'update sales': 'all' }))
  const charge = rowOf(13).getByRole('button', { name: 'Cobrar diferencia' })
  expect(charge.getAttribute('aria-disabled')).not.toBe('true')
  await userEvent.setup().click(charge)
  expect(sent()).toEqual([])
  screen.getByText('/returns/13')
})

test('a step that moves goods opens the dialog of the page', async () => {
  const user = userEvent.setup()
  await user.click(rowOf(11).getByRole('button', { name: 'Recibir en bodega' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('button', { name: 'Recibir en bodega' })
  expect(sent()).toEqual([])
})

test('a step that was taken leaves its row in its place without steps, and is undone from its message', async () => {
  const user = userEvent.setup()
  await user.click(rowOf(12).getByRole('button', { name: 'Alistar' }))
  await screen.findByText('Cambio en alistamiento')
  expect(rowOf(12).queryByRole('button', { name: 'Alistar' })).toBeNull()
  expect(order()).toEqual(['11', '12', '13', '14', '15'])
  expect(rows()[1]?.hasAttribute('data-done')).toBe(true)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Deshacer' }))
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await screen.findByText('Deshecho')
  expect(sent()).toEqual(['/api/v1/return/12', '/api/v1/return/12/undo'])
  await waitFor(() => expect(order()).toEqual(['11', '13', '14', '15', '12']))
  expect(rows().some((row) => row.hasAttribute('data-done'))).toBe(false)
})
