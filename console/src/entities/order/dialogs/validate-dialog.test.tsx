import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCard } from '../a-card.test-data.ts'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { ValidateDialog } from './validate-dialog.tsx'

const ORDER = {
  id: 7,
  version: 1,
  client_name: 'Tienda Sol',
  seller_name: 'Vend. 1',
  payment_method: 3,
  total_value: 427_800,
  voucher_value: 0,
  total_balance: 127_800,
  paid_confirmed: 300_000,
  payments: [{ id: 1, kind: 'first', amount: 300_000, status: 'confirmed' }],
  attachments: [],
  next: [],
}

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: ORDER } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

it('a payment that was confirmed before is named beside the sum that is entered', async () => {
  const card = aCard({ id: 7, version: 1 })
  const events = { take: vi.fn(), onClose: vi.fn(), onOther: vi.fn() }
  show(<ValidateDialog card={card} step="validate_payment" {...(events as never)} />)
  const help = /^Ya confirmado: \$\s300\.000\. Escriba solo lo que falta por confirmar\.$/
  expect((await screen.findByText(help)).isConnected).toBe(true)
})
