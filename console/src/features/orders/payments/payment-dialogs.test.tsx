import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { CASH, TRANSFER } from '@deportivo/lifecycle/payment-methods'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { AddPaymentDialog, PayRefundDialog } from './payment-dialogs.tsx'

const METHODS = [
  { id: CASH, name: 'Efectivo', is_ct: false },
  { id: TRANSFER, name: 'Transferencia', is_ct: false },
]

let cashiers: object[]
let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  cashiers = []
  server = await startReplies(({ url }) => {
    const data = url.includes('/cashier') ? cashiers : METHODS
    return { status: 200, body: { code: 200, data } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const OF_ORDER = { id: 1, client_name: 'Tienda Sol' }

const SUPPORT = { id: 5, type: ATTACHMENT_TYPES.payment_support, state: 'clean' }

/** Asks for a transfer on an order with one support and these payments; whether it can be recorded as it is. */
async function mayTransfer(payments: object[]): Promise<boolean> {
  const order = {
    id: 1,
    version: 1,
    total_balance: 50_000,
    attachments: [SUPPORT],
    payments,
  } as unknown as Order
  show(<AddPaymentDialog order={order} onChanged={vi.fn()} onClose={vi.fn()} />)
  await screen.findByRole('option', { name: 'Transferencia' })
  await userEvent.selectOptions(screen.getByLabelText('Método de pago'), String(TRANSFER))
  return !screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar pago' }).disabled
}

it('a transfer is recorded with the support that was uploaded on the page of the order', async () => {
  expect(await mayTransfer([])).toBe(true)
})

it('a transfer needs a support of its own where the one of the order proves another payment', async () => {
  expect(await mayTransfer([{ status: 'confirmed', attachment_id: SUPPORT.id }])).toBe(false)
})

const amount = () => screen.getByLabelText<HTMLInputElement>(/^Valor/).value.replaceAll(/\D/g, '')

/** An order of which 50.000 is owed: 30.000 of it is its own, and the rest is a difference of GAR-8. */
const CHARGED = {
  id: 1,
  version: 1,
  total_balance: 50_000,
  attachments: [],
  payments: [{ id: 1, return_id: 8, status: 'confirmed', kind: 'exchange', amount: -20_000 }],
} as unknown as Order

it('a payment of an order proposes all that it owes, the difference of an exchange included', async () => {
  show(<AddPaymentDialog order={CHARGED} onChanged={vi.fn()} onClose={vi.fn()} />)
  await screen.findByRole('option', { name: 'Efectivo' })
  expect(amount()).toBe('50000')
})

it('a payment of a return case proposes what the case charges', async () => {
  const charge = { return_id: 8, left: 20_000 }
  show(<AddPaymentDialog order={CHARGED} charge={charge} onChanged={vi.fn()} onClose={vi.fn()} />)
  await screen.findByRole('option', { name: 'Efectivo' })
  expect(amount()).toBe('20000')
  screen.getByText('GAR-8')
})

it('more than is owed is refused at the field before it is sent', async () => {
  await mayTransfer([])
  const field = screen.getByLabelText(/^Valor/)
  await userEvent.clear(field)
  await userEvent.type(field, '50001')
  expect(await screen.findByText(/^El valor supera el saldo de \$\s50\.000\.$/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar pago' }).disabled).toBe(true)
  await userEvent.type(field, '{Backspace}0')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar pago' }).disabled).toBe(false)
  expect(server.asked.some(({ method }) => method === 'POST')).toBe(false)
})

/** Asks to refund in cash as a user with these permissions; the button that sends it. */
async function refundInCash(...permissions: string[]): Promise<HTMLButtonElement> {
  const grants = Object.fromEntries(permissions.map((permission) => [permission, 'all']))
  const refund = { id: 3, amount: 50_000 } as unknown as Order['refunds'][number]
  show(
    <SessionProvider session={{ user: { id: 1 }, grants } as unknown as Session}>
      <PayRefundDialog refund={refund} order={OF_ORDER} onChanged={vi.fn()} onClose={vi.fn()} />
    </SessionProvider>,
  )
  await screen.findByRole('option', { name: 'Efectivo' })
  await userEvent.selectOptions(screen.getByLabelText('Método de pago'), String(CASH))
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Devolver el dinero' })
}

it('a refund in cash leaves an open register', async () => {
  cashiers = [{ id: 7, name: 'Caja Principal', is_open: true }]
  const send = await refundInCash('manage cashier')
  await screen.findByRole('option', { name: 'Caja Principal' })
  expect(send.disabled).toBe(true)
  await userEvent.selectOptions(screen.getByLabelText('Caja'), '7')
  expect(send.disabled).toBe(false)
})

it.each([
  [['manage cashier'], 'Ninguna caja está abierta: abra una en la página Caja o elija otro método de pago.'],
  [['create sales local'], 'Solo quien maneja una caja puede entregar efectivo: elija otro método de pago.'],
])(
  'without an open register, users with %j read what to do instead of an empty list',
  async (permissions, note) => {
    cashiers = [{ id: 7, name: 'Caja Principal', is_open: false }]
    const send = await refundInCash(...permissions)
    await screen.findByText(note)
    expect(screen.queryByLabelText('Caja')).toBeNull()
    expect(send.disabled).toBe(true)
  },
)
