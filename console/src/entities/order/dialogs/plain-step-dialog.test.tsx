import type { Card } from '@deportivo/contracts/dispatch/board'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { PlainStepDialog } from './plain-step-dialog.tsx'

it('what was paid in is proposed as all that the order owes, the difference of an exchange included', async () => {
  const payments = [{ id: 1, return_id: 8, status: 'confirmed', kind: 'exchange', amount: -20_000 }]
  const order = { id: 7, version: 3, total_balance: 110_000, payments }
  const server = await startReplies(() => ({ status: 200, body: { code: 200, data: order } }))
  beginSession('a')
  const card = { ...order, client_name: 'Ana', total_value: 90_000, is_ct: true, payment_validated: true }
  show(
    <PlainStepDialog
      card={card as unknown as Card}
      step="full_payment_ct"
      intent="primary"
      take={vi.fn()}
      onOrder={vi.fn()}
      onOther={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Valor/)
  expect(amount.value.replaceAll(/\D/g, '')).toBe('110000')
  endSession('signed_out')
  await server.stop()
})
