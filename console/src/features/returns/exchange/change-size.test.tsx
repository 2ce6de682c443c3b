import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { ChangeSizeDialog } from './change-size.tsx'

const LINE = {
  ...{ line_id: 5, product_id: 7, product_name: 'Zancada', size_id: 40, size_name: '40', store_id: 2 },
  ...{ quantity: 1, quantity_available: 1 },
} as ReturnableLine
const PRODUCT = { id: 7, name: 'Zancada', sizes: [{ id: 41, name: '41', quantity: 5 }] }
const PAGE = { per_page: 200, total: 2, current_page: 1 }

let server: Awaited<ReturnType<typeof startReplies>>
let reasons: { id: number; name: string; is_for_size_change: boolean }[]
beforeEach(async () => {
  reasons = [
    { id: 1, name: 'Defecto de suela', is_for_size_change: false },
    { id: 2, name: 'No le quedó', is_for_size_change: true },
  ]
  server = await startReplies(({ url }) => {
    if (url.startsWith('/api/v1/return/reasons'))
      return { status: 200, body: { code: 200, data: reasons, pagination: PAGE } }
    if (url.startsWith('/api/v1/store'))
      return { status: 200, body: { code: 200, data: [{ id: 2, name: 'Centro' }], pagination: PAGE } }
    return { status: 200, body: { code: 200, data: PRODUCT } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

async function open() {
  show(<ChangeSizeDialog order={{ id: 9 } as Order} lines={[LINE]} onClose={() => undefined} />)
  await screen.findByRole('option', { name: 'Defecto de suela' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '41 (5)' }))
  return user
}

const reason = () => screen.getByLabelText<HTMLSelectElement>('Motivo')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cambiar por la 41' })

test('a size change has the reason that the shop marked for it', async () => {
  await open()
  expect(reason().value).toBe('2')
  await waitFor(() => expect(submit().disabled).toBe(false))
})

test('without a marked reason none is chosen for the user', async () => {
  reasons = reasons.map((one) => ({ ...one, is_for_size_change: false }))
  const user = await open()
  expect(reason().value).toBe('')
  expect(submit().disabled).toBe(true)
  await user.selectOptions(reason(), 'No le quedó')
  await waitFor(() => expect(submit().disabled).toBe(false))
})
