import type { Voucher, VoucherEntry } from '@deportivo/contracts/orders/vouchers'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies, type ReceivedCall } from '../../../shared/testing/start-replies.ts'
import { ClientVouchers } from './client-vouchers.tsx'

const aVoucher = (id: number, more: Partial<Voucher> = {}): Voucher => ({
  id,
  client_id: 7,
  voucher: `Bono #${id}`,
  value: 60_000,
  available: 60_000,
  origin: 'return',
  order_id: 3,
  return_id: 9,
  is_of_unseen_order: false,
  voided_at: null,
  created_at: '2026-01-05T15:00:00.000Z',
  expires_at: '2099-01-05T15:00:00.000Z',
  ...more,
})

const anEntry = (id: number, more: Partial<VoucherEntry>): VoucherEntry => ({
  id,
  kind: 'issued',
  amount: 60_000,
  order_id: 3,
  return_id: null,
  is_of_unseen_order: false,
  by_name: 'Sara',
  at: '2026-01-05T15:00:00.000Z',
  ...more,
})
const ENTRIES = [
  anEntry(1, { return_id: 9 }),
  anEntry(2, { kind: 'spent', amount: -25_000, order_id: 14 }),
  anEntry(3, { kind: 'given_back', amount: 5_000, order_id: 14 }),
]
const ENDED = [
  aVoucher(2, { available: 0 }),
  aVoucher(3, { expires_at: '2025-01-05T15:00:00.000Z', available: 10_000 }),
  aVoucher(4, { available: 0, voided_at: '2026-02-05T15:00:00.000Z' }),
]

let usable: Voucher[]
let ended: Voucher[]
let entries: VoucherEntry[]
function replyTo({ url }: ReceivedCall) {
  const listed = decodeURIComponent(url).includes('ended:1') ? ended : usable
  const data = url.includes('/entries') ? entries : listed
  return { status: 200, body: { code: 200, data } }
}

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  ;[usable, ended, entries] = [[aVoucher(1)], ENDED, ENTRIES]
  server = await startReplies(replyTo)
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

function open() {
  const session = { user: { id: 1 }, grants: { 'read clients': 'all' } } as unknown as Session
  show(
    <SessionProvider session={session}>
      <ClientVouchers clientId={7} />
    </SessionProvider>,
  )
  return userEvent.setup()
}

const more = () => screen.findByRole('checkbox', { name: 'También los gastados y vencidos' })

test('a voucher opens its entries: when, what, how much, the case or order, the user, and what is left', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Ver movimientos: Bono #1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Movimientos del Bono #1' }))
  const rows = (await dialog.findAllByRole('listitem')).map((row) => row.textContent.replace(/\s/g, ' '))
  expect(rows).toEqual([
    expect.stringMatching(/^Emitido por GAR-9.* · Sara\+\$ 60\.000$/),
    expect.stringMatching(/^Usado en #14.* · Sara[-−]\$ 25\.000$/),
    expect.stringMatching(/^Devuelto por #14.* · Sara\+\$ 5\.000$/),
  ])
  dialog.getByText(/^\$.40\.000$/)
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/returns/9',
    '/sales/14',
    '/sales/14',
  ])
})

test('an order of another seller is not named', async () => {
  const unseen = { order_id: null, return_id: null, is_of_unseen_order: true }
  usable = [aVoucher(1, unseen)]
  entries = [anEntry(1, unseen), anEntry(2, { kind: 'spent', amount: -25_000, order_id: 14 })]
  const user = open()
  await screen.findByText('(otro vendedor)')
  await user.click(await screen.findByRole('button', { name: 'Ver movimientos: Bono #1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Movimientos del Bono #1' }))
  const [issued, spent] = (await dialog.findAllByRole('listitem')).map((row) => row.textContent)
  expect(issued).toMatch(/^Emitido por \(otro vendedor\)/)
  expect(spent).toMatch(/^Usado en #14/)
})

test('spent, expired and voided vouchers are shown once they are asked for, each with its entries', async () => {
  const user = open()
  await user.click(await more())
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^Bono #1/),
    expect.stringMatching(/^Bono #2 .*gastado/),
    expect.stringMatching(/^Bono #3 · vencido el .* con \$.10\.000 sin usar/),
    expect.stringMatching(/^Bono #4 .*anulado el /),
  ])
  screen.getByRole('button', { name: 'Ver movimientos: Bono #3' })
})

test('a client whose vouchers are all spent still leads to them, and one without any has no part of it', async () => {
  usable = []
  open()
  await more()
  screen.getByText('No tiene bonos disponibles.')
  cleanup()
  ended = []
  endSession('signed_out')
  beginSession('b')
  open()
  await expect.poll(() => server.asked.length).toBe(4)
  expect(screen.queryByText('Bonos')).toBeNull()
})
