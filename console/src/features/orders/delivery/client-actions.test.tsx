import type { Order } from '@deportivo/contracts/orders/order'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { ClientActions } from './client-actions.tsx'

const ORDER = {
  id: 9,
  version: 4,
  state_id: 'pre_orden',
  type_order: 'online',
  seller_id: 1,
  auxiliary_user_id: null,
  client_id: 3,
  department_id: 5,
  city_id: 5001,
  address: 'Cl. 10 # 48-20',
  phone: '3005550199',
  contact: null,
  municipality: null,
  notes: null,
  voucher_value: 0,
  payments: [],
  client: { id: 3, name: 'Ana', phone: '3005550100', address: 'Cra. 7', department_id: 5, city_id: 5001 },
} as unknown as Order

const NEW_CLIENT = {
  identification_number: '52000008',
  city_name: 'Medellín',

  id: 8,
  name: 'Beto',
  phone: '3005550111',
  address: 'Cl. 99',
  department_id: 5,
  city_id: 5001,
}

const ROWS: Readonly<Record<string, unknown>> = {
  '/api/v1/departament': [{ id: 5, name: 'Antioquia' }],
  '/api/v1/city?filter=departament_id%3A5': [{ id: 5001, name: 'Medellín' }],
  '/api/v1/client/8': NEW_CLIENT,
}

let refusal: { status: number; body: object } | null
let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  refusal = null
  server = await startReplies(({ url, method }) => {
    if (method === 'POST')
      return refusal ?? { status: 200, body: { code: 200, data: ORDER, message: 'Listo' } }
    const data = url.includes('/client/picker') ? [NEW_CLIENT] : (ROWS[url] ?? [])
    return { status: 200, body: { code: 200, data } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const onChanged = vi.fn()

function open(order: Order = ORDER, grants: object = { 'update sales': 'all', 'read clients': 'all' }) {
  const session = { user: { id: 1, data: {} }, grants } as unknown as Session
  show(
    <SessionProvider session={session}>
      <ClientActions order={order} ClientRecord={() => null} onChanged={onChanged} onClientSaved={vi.fn()} />
    </SessionProvider>,
  )
}

const edit = () => screen.queryByRole('button', { name: 'Editar' })

async function typeAddress(address: string) {
  const pencil = edit()
  if (!pencil) throw new Error('there is no pencil')
  await userEvent.click(pencil)
  const field = await screen.findByLabelText(/^Dirección/)
  await userEvent.clear(field)
  await userEvent.type(field, address)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))

it('the delivery of an order is edited while it is being built, by those who may change it', () => {
  open()
  expect(edit()).not.toBeNull()
  cleanup()
  open({ ...ORDER, state_id: 'packing_up' })
  expect(edit()).toBeNull()
  cleanup()
  open({ ...ORDER, seller_id: 2 }, { 'update sales': 'own' })
  expect(edit()).toBeNull()
})

it('the changed address is sent with the version that was read, and nothing else', async () => {
  open()
  await typeAddress('Cl. 11 # 4-5')
  await save()
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(ORDER))
  const sent = server.asked.find(({ method }) => method === 'POST')
  expect(JSON.parse(sent?.body ?? '')).toEqual({ address: 'Cl. 11 # 4-5', version: 4 })
})

it('what the server refuses stands at its field', async () => {
  refusal = {
    status: 422,
    body: { code: 422, message: 'Revise los datos.', errors: { address: ['No existe esa dirección.'] } },
  }
  open()
  await typeAddress('Cl. 0')
  await save()
  await screen.findByText('No existe esa dirección.')
  expect(screen.getByLabelText(/^Dirección/).getAttribute('aria-invalid')).toBe('true')
})

it('a change of another user in between is shown beside what was typed', async () => {
  const data = { ...ORDER, version: 5, address: 'Cra. 50', by: 'Vend. 2' }
  refusal = { status: 409, body: { code: 409, message: 'Vend. 2 lo cambió.', data } }
  open()
  await typeAddress('Cl. 11')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'usted escribió «Cl. 11»; ahora dice «Cra. 50»',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ver lo último' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Dirección/).value).toBe('Cra. 50')
})

it('another client brings the address of their record', async () => {
  open()
  await typeAddress('Cl. 11')
  const picker = screen.getByRole('combobox', { name: 'Cliente' })
  await userEvent.clear(picker)
  await userEvent.type(picker, 'Beto{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: /Beto/ }))
  const field = screen.getByLabelText<HTMLInputElement>(/^Dirección/)
  await vi.waitFor(() => expect(field.value).toBe('Cl. 99'))
})

it('with money on the order it stays its client’s', async () => {
  open({ ...ORDER, voucher_value: 5_000 })
  await typeAddress('Cl. 11')
  expect(screen.queryByRole('combobox', { name: 'Cliente' })).toBeNull()
  expect(screen.getByText(/El cliente no se puede cambiar/)).toBeTruthy()
})
