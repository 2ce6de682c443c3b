import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { TRANSFER } from '@deportivo/lifecycle/payment-methods'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { AddPaymentDialog } from './payment-dialogs.tsx'

const METHODS = [{ id: TRANSFER, name: 'Transferencia', is_ct: false }]

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: METHODS } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

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
