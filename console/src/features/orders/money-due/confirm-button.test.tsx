import type { UnconfirmedPayment } from '@deportivo/contracts/orders/payments'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showTo } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { PayRefundButton } from './pay-refund-button.tsx'

const PAYMENT = {
  id: 4,
  order_id: 1042,
  order_version: 7,
  client_id: 3,
  client_name: 'Tienda Sol',
  kind: 'transfer',
  amount: 300_000,
  payment_method: 3,
  support: {
    id: 5,
    name: 'nequi.png',
    state: 'clean',
    same_as: null,
    url: '/files/5',
    thumbnail_url: '/files/5?x=1',
  },
} as unknown as UnconfirmedPayment

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: [] } }))
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

const changes = () => server.asked.filter(({ method }) => method === 'POST')

it('a payment is confirmed beside its proof, with its order, client, method and amount', async () => {
  showTo({ 'validate payment': 'all' }, <ConfirmButton payment={PAYMENT} />)
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(changes()).toEqual([])
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('img', { name: 'nequi.png' })
  for (const words of ['#1042', 'Tienda Sol', 'Nequi', /300\.000/]) dialog.getByText(words)
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar este pago' }))
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]).toMatchObject({ url: '/api/v1/sale/1042/payments/4/confirm', body: '{"version":7}' })
})

it('the dialog of a refund names its client, its order and its amount', async () => {
  const refund = { id: 3, order_id: 1042, client_name: 'Tienda Sol', amount: 50_000 } as never
  showTo({ 'validate payment': 'all' }, <PayRefundButton refund={refund} />)
  await userEvent.click(screen.getByRole('button', { name: 'Pagar' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const words of ['#1042', 'Tienda Sol', /50\.000/]) dialog.getByText(words)
})
