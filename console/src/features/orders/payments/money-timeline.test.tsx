import type { Order } from '@deportivo/contracts/orders/order'
import type { OrderRefund, Payment } from '@deportivo/contracts/orders/payment'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { OrderPayments } from './order-payments.tsx'

afterEach(cleanup)

const NEQUI = 3

const payment = (facts: Partial<Payment>): Payment => ({
  id: 1,
  kind: 'first',
  amount: 80_000,
  payment_method: NEQUI,
  status: 'confirmed',
  cashier_id: null,
  cashier_name: null,
  shift_id: null,
  attachment_id: null,
  reason: null,
  note: null,
  return_id: null,
  voucher_id: null,
  confirmed_by: null,
  confirmed_at: null,
  by: 'Vend. 1',
  at: '2026-03-05T15:00:00.000Z',
  ...facts,
})

const refund = (facts: Partial<OrderRefund>): OrderRefund => ({
  id: 1,
  amount: 30_000,
  state: 'pending',
  at: '2026-03-07T15:00:00.000Z',
  settled_by: null,
  settled_at: null,
  voucher_id: null,
  ...facts,
})

/** The words of each entry, in their order. */
function entries(payments: Payment[], refunds: OrderRefund[]): string[] {
  const order = { id: 9, version: 1, state_id: 'cancelled', type_order: 'online', total_balance: 0 }
  const session = { user: { id: 1, data: {} }, grants: {} } as unknown as Session
  show(
    <SessionProvider session={session}>
      <OrderPayments order={{ ...order, payments, refunds } as unknown as Order} onChanged={vi.fn()} />
    </SessionProvider>,
  )
  const list = screen.getByRole('list', { name: 'Pagos y devoluciones' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('a payment has its date, its user, its method, its register and its note', () => {
  const [first] = entries([payment({ cashier_name: 'Caja Centro', note: 'Paga el lunes' })], [])
  for (const words of ['Abono', 'Nequi', 'Vend. 1', 'Caja Centro', 'Paga el lunes'])
    expect(first).toContain(words)
  expect(screen.getByRole('listitem').querySelector('time')?.dateTime).toBe('2026-03-05T15:00:00.000Z')
})

it('a payment names the user who confirmed it later', () => {
  const later = { confirmed_by: 'Contab. 1', confirmed_at: '2026-03-06T15:00:00.000Z' }
  expect(entries([payment(later)], [])[0]).toMatch(/Confirmado el .+ por Contab\. 1/)
})

it('what was owed stays after it is settled, with what became of it', () => {
  const settled = { settled_by: 'Contab. 1', settled_at: '2026-03-08T15:00:00.000Z' }
  const shown = entries(
    [],
    [
      refund({ ...settled, state: 'paid' }),
      refund({ ...settled, id: 2, state: 'voucher', voucher_id: 12 }),
      refund({ id: 3 }),
    ],
  )
  expect(shown[0]).toMatch(/Debido al cliente: .*30\.000.*Pagado el .+Contab\. 1/)
  expect(shown[1]).toContain('Se volvió el bono #12 el ')
  expect(shown[2]).toMatch(/Se deben .*30\.000 al cliente\.Por pagar desde el /)
})

it('payments and refunds are in order of time', () => {
  const shown = entries(
    [payment({ kind: 'refund', amount: -30_000, at: '2026-03-08T15:00:00.000Z' }), payment({ id: 2 })],
    [refund({ state: 'paid', settled_at: '2026-03-08T15:00:00.000Z' })],
  )
  expect(shown.map((words) => /^(Abono|Debido|Devolución)/.exec(words)?.[0])).toEqual([
    'Abono',
    'Debido',
    'Devolución',
  ])
})
