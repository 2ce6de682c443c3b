import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aCard } from '../a-card.test-data.ts'
import { show } from '../../../shared/testing/show.tsx'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { fetchLaterParts } from '../../../shared/ui/later.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { AskedStep } from './asked-step.tsx'

const STAGE_BEGAN = '2026-11-20T14:00:00.000Z'

/** What a dialog reads of the whole order. */
const EMPTY = {
  version: 1,
  state_entered_at: STAGE_BEGAN,
  attachments: [],
  payments: [],
  paid_confirmed: 0,
  voucher_value: 0,
} satisfies Partial<Order>

const support = (at: string) => ({ type: ATTACHMENT_TYPES.payment_support, state: 'clean', at })

let order: object
let server: Awaited<ReturnType<typeof startReplies>>

// A dialog that is fetched while a test waits for it may take longer than the test.
beforeAll(fetchLaterParts, 60_000)
beforeEach(async () => {
  order = EMPTY
  server = await startReplies(({ url }) => {
    const data = url.includes('/store') ? [] : order
    return { status: 200, body: { code: 200, data } }
  })
  beginSession('a')
})

afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

function ask(step: StepName, facts: Partial<Card>) {
  const take = vi.fn(() => new Promise<never>(() => undefined))
  const card = aCard(facts)
  const other = { onClose: vi.fn(), onOrder: vi.fn(), onOther: vi.fn() }
  show(<AskedStep card={card} step={step} take={take} {...other} />)
  return { take, card, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

const IS_THERE = 'El pedido ya tiene un soporte de pago de esta etapa.'
const CT_PAID = { state_id: 'full_payment_ct', is_ct: true, has_payment_support: true } as const

it('cash on delivery is closed with the support of that money, not with an earlier one', async () => {
  order = { ...EMPTY, attachments: [support('2026-11-19T14:00:00.000Z')] }
  ask('upload_payment_support', CT_PAID)
  await expect(screen.findByText(IS_THERE, {}, { timeout: 1_000 })).rejects.toThrow()
  expect((await button('Subir soporte de pago')).disabled).toBe(true)
})

it('cash on delivery is closed with the support that its page got since it was paid', async () => {
  order = { ...EMPTY, attachments: [support('2026-11-20T15:00:00.000Z')] }
  const { take, user } = ask('upload_payment_support', CT_PAID)
  await screen.findByText(IS_THERE)
  await user.click(await button('Subir soporte de pago'))
  expect(take).toHaveBeenCalledOnce()
})

it('cancelling shows before it what happens to the money', async () => {
  const payments = [
    { status: 'unconfirmed', amount: 20_000 },
    { status: 'confirmed', amount: 80_000 },
  ]
  order = { ...EMPTY, payments, paid_confirmed: 80_000, voucher_value: 5_000 }
  ask('cancel', { state_id: 'packing_up' })
  expect(await screen.findByText(/^Al cliente se le deberán \$ 80.000/)).toBeTruthy()
  expect(screen.getByText(/^El bono usado \(\$ 5.000\) vuelve a quedar disponible/)).toBeTruthy()
  expect(screen.getByText('Los pagos sin confirmar ($ 20.000) se anulan.')).toBeTruthy()
})

it('a parcel that is returned needs a new photo, whatever the order has', async () => {
  const { user } = ask('returned_by_carrier', { state_id: 'file_guide_sale', has_guide: true })
  await user.type(screen.getByLabelText('Motivo'), 'Nadie en casa')
  expect((await button('Devuelto por transportadora')).disabled).toBe(true)
})

it('a final step is confirmed, and its dialog is left without doing it', async () => {
  const { take, user } = ask('delivered_to_customer', { state_id: 'delivered_local' })
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy()
  await user.click(await button('Entregado al cliente'))
  expect(take).toHaveBeenCalledOnce()
})

it('a parcel that came back has no more units than were sent', async () => {
  const line = { id: 4, product_name: 'Bota', size_name: '38', quantity: 2, store_id: 1 }
  order = { ...EMPTY, id: 9, products: [line] }
  ask('received_back', { state_id: 'return_to_news' })
  const counted = await screen.findByLabelText('Bota · talla 38 · enviadas: 2')
  fireEvent.change(counted, { target: { value: '3' } })
  await screen.findByText('No pueden llegar más unidades de las enviadas.')
  expect((await button('Recibir de vuelta')).disabled).toBe(true)
})
