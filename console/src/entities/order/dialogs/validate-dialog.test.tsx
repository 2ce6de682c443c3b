import { POLICY } from '@deportivo/lifecycle/policy'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { showTo } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { aCard } from '../a-card.test-data.ts'
import { ValidateDialog } from './validate-dialog.tsx'

const CARD = aCard({ id: 7, is_ct: false })
const ORDER = {
  ...CARD,
  total_value: 50_000,
  voucher_value: 0,
  total_balance: 50_000,
  payments: [],
  attachments: [],
  products: [],
  next: [],
}

const PARTLY_PAID = {
  ...ORDER,
  payment_method: 3,
  total_value: 427_800,
  total_balance: 127_800,
  paid_confirmed: 300_000,
  payments: [{ id: 1, kind: 'first', amount: 300_000, status: 'confirmed' }],
}

let order: object = ORDER
let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  order = ORDER
  server = await startReplies(({ url }) => ({
    status: 200,
    body: { code: 200, data: /\/sale\/7\b/.test(url) ? order : [] },
  }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

it('a balance needs its reason, and more than is owed is refused, before anything is sent', async () => {
  const user = userEvent.setup()
  const dialog = { card: CARD, step: 'validate_payment', take: vi.fn(), onOrder: vi.fn() } as const
  showTo(POLICY.two, <ValidateDialog {...dialog} onClose={vi.fn()} onOther={vi.fn()} />)
  const amount = await screen.findByLabelText('Valor recibido')
  const isGrey = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Validar pago' }).disabled
  await waitFor(() => expect(isGrey()).toBe(false))
  await user.clear(amount)
  await user.type(amount, '20000')
  expect(await screen.findByText('Falta: Motivo del saldo')).toBeTruthy()
  await user.type(screen.getByLabelText('Motivo del saldo'), 'Paga el resto al recibir')
  await waitFor(() => expect(isGrey()).toBe(false))
  await user.clear(amount)
  await user.type(amount, '60000')
  expect(await screen.findByText(/^El valor supera el saldo de \$\s50\.000\.$/)).toBeTruthy()
  expect(isGrey()).toBe(true)
})

it('a payment that was confirmed before is named beside the sum that is entered', async () => {
  order = PARTLY_PAID
  const events = { take: vi.fn(), onClose: vi.fn(), onOther: vi.fn(), onOrder: vi.fn() }
  showTo(POLICY.two, <ValidateDialog card={CARD} step="validate_payment" {...events} />)
  const help = /^Ya confirmado: \$\s300\.000\. Escriba solo lo que falta por confirmar\.$/
  expect((await screen.findByText(help)).isConnected).toBe(true)
})
