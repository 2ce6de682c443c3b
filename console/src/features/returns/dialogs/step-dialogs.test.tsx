import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../../shared/testing/start-replies.ts'
import { CancelDialog, ReceiveDialog } from './step-dialogs.tsx'

const STORES = [
  { id: 2, name: 'Centro' },
  { id: 3, name: 'Norte' },
]

let server: Awaited<ReturnType<typeof startReplies>>
let refusal: Reply
beforeEach(async () => {
  const pagination = { per_page: 200, total: 2, current_page: 1 }
  server = await startReplies(({ url }) =>
    url.startsWith('/api/v1/return/')
      ? refusal
      : { status: 200, body: { code: 200, data: STORES, pagination } },
  )
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

async function chosen(store_id: number) {
  const one = { id: 4, version: 1, sale_product: { store_id } } as unknown as ReturnCase
  show(<ReceiveDialog one={one} onTaken={() => undefined} onClose={() => undefined} />)
  await screen.findByRole('option', { name: 'Norte' })
  const { value } = screen.getByLabelText<HTMLSelectElement>('Bodega de entrada')
  return [value, screen.getByRole<HTMLButtonElement>('button', { name: 'Recibir en bodega' }).disabled]
}

test('the store that sold the goods receives them, unless another is chosen', async () => {
  expect(await chosen(3)).toEqual(['3', false])
})

test('a store that receives nothing any more is not preset', async () => {
  expect(await chosen(9)).toEqual(['', true])
  expect(screen.getByText('Falta: Bodega de entrada')).toBeTruthy()
})

const refused = (errors: Record<string, string[]>): Reply => ({
  status: 422,
  body: { code: 422, message: 'Revise los datos', errors },
})

test('a refused store is marked on its field, until another one is chosen', async () => {
  refusal = refused({ entrance_store: ['Esa bodega no recibe esta talla.'] })
  const user = userEvent.setup()
  await chosen(3)
  await user.click(screen.getByRole('button', { name: 'Recibir en bodega' }))
  const note = await screen.findByText('Esa bodega no recibe esta talla.')
  const field = screen.getByLabelText<HTMLSelectElement>('Bodega de entrada')
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([
    'true',
    note.id,
  ])
  await user.selectOptions(field, 'Centro')
  expect([
    screen.queryByText('Esa bodega no recibe esta talla.'),
    field.getAttribute('aria-invalid'),
  ]).toEqual([null, 'false'])
})

test('what belongs to no field of the dialog stands under its fields', async () => {
  const user = userEvent.setup()
  const one = { id: 4, version: 1 } as unknown as ReturnCase
  refusal = refused({ observation: ['Es demasiado larga.'] })
  show(<CancelDialog one={one} onTaken={() => undefined} onClose={() => undefined} />)
  const submit = screen.getByRole('button', { name: 'Cancelar garantía' })
  await user.click(submit)
  expect((await screen.findByRole('alert')).textContent).toBe('Es demasiado larga.')
  refusal = { status: 400, body: null }
  await user.click(submit)
  await screen.findByText('Error: Payload is undefined')
})
