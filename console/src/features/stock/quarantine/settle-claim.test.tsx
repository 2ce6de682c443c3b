import type { QuarantineExit } from '@deportivo/contracts/catalogue/quarantine'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { replyingServer } from '../../../entities/testing/replying-server.ts'
import { show } from '../../../shared/testing/show.tsx'
import { SettleClaim } from './settle-claim.tsx'

const CLAIM = {
  id: 7,
  product_name: 'Trocha 7',
  size_name: '38',
  quantity: 2,
  supplier: 'Calzado del Valle',
  version: 1,
  is_deleted: false,
} as unknown as QuarantineExit

const server = replyingServer(() => ({ status: 200, body: { code: 200, data: CLAIM, message: 'Liquidado' } }))

const none = () => undefined
const replaced = () => screen.queryByLabelText(/Unidades que repuso/)

test('a claim is settled with units or a credit note; of a deleted product with the note alone, and the dialog explains it', async () => {
  show(<SettleClaim exit={CLAIM} onDone={none} onClose={none} />)
  expect(replaced()).not.toBeNull()
  cleanup()
  let isDone = false
  show(<SettleClaim exit={{ ...CLAIM, is_deleted: true }} onDone={() => (isDone = true)} onClose={none} />)
  expect(replaced()).toBeNull()
  expect(screen.getByText(/El producto fue eliminado: registre la nota crédito/)).not.toBeNull()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/Nota crédito/), '90000')
  await user.click(screen.getByRole('button', { name: 'Liquidar reclamo' }))
  await waitFor(() => expect(isDone).toBe(true))
  const [sent] = server.asked.filter(({ method }) => method === 'POST')
  expect(sent?.body).toBe('{"credit":90000,"version":1}')
})

test('a credit note above the cost of what is not replaced is sent once it was confirmed', async () => {
  let isDone = false
  show(<SettleClaim exit={{ ...CLAIM, value: 180_000 }} onDone={() => (isDone = true)} onClose={none} />)
  const user = userEvent.setup()
  const confirm = () => screen.queryByRole('checkbox', { name: /aunque supera el costo/ })
  const send = screen.getByRole('button', { name: 'Liquidar reclamo' })
  const isDisabled = () => send.hasAttribute('disabled')
  await user.type(screen.getByLabelText(/Nota crédito/), '180000')
  await waitFor(() => expect(isDisabled()).toBe(false))
  expect(confirm()).toBeNull()
  // One of the two came: the note is for the other.
  await user.type(screen.getByLabelText(/Unidades que repuso/), '1')
  await screen.findByText(/Supera lo que costaron las unidades sin reponer \(.*90.000.*\)/)
  await waitFor(() => expect(isDisabled()).toBe(true))
  await user.click(await screen.findByRole('checkbox', { name: /aunque supera el costo/ }))
  await waitFor(() => expect(isDisabled()).toBe(false))
  await user.click(send)
  await waitFor(() => expect(isDone).toBe(true))
  const sent = server.asked.findLast(({ method }) => method === 'POST')
  expect(sent?.body).toBe('{"replaced":1,"credit":180000,"is_above_cost":true,"version":1}')
})
