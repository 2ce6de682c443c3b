import type { Client } from '@deportivo/contracts/clients/clients'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { show } from '../../shared/testing/show.tsx'
import { startReplies } from '../../shared/testing/start-replies.ts'
import { ClientForm } from './client-form.tsx'
import { ANA } from './client.test-data.ts'

const known = (id: number, name: string, phone: string) => ({
  id,
  name,
  phone,
  identification_number: '52000008',
  city_name: 'Cali',
  code_id: null,
  code_name: null,
})

const ROWS: Readonly<Record<string, { id: number; name: string }[]>> = {
  '/api/v1/client/picker?search=Ana+Mar%C3%ADa&top=3&by=name': [known(8, 'Ana María Ríos', '3005550111')],
  '/api/v1/client/picker?search=3005550177&top=3': [known(9, 'Calzado Andes', '3005550177')],
  '/api/v1/departament': [
    { id: 5, name: 'Antioquia' },
    { id: 76, name: 'Valle del Cauca' },
  ],
  '/api/v1/city?filter=departament_id%3A5': [{ id: 5001, name: 'Medellín' }],
  '/api/v1/city?filter=departament_id%3A76': [{ id: 76001, name: 'Cali' }],
  '/api/v1/client/type/person': [{ id: 1, name: 'Natural' }],
  '/api/v1/client/type/client': [{ id: 1, name: 'Final' }],
}

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(({ url }) => ({ status: 200, body: { code: 200, data: ROWS[url] ?? [] } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' })
const city = () => screen.getByLabelText<HTMLInputElement>('Ciudad')

function showForm(client: Client | null = ANA) {
  const session = {
    user: { id: 1, data: {} },
    grants: { 'update clients': 'all', 'read clients': 'all' },
  } as unknown as Session
  show(
    <SessionProvider session={session}>
      <ClientForm client={client} onSaved={() => undefined} onCancel={() => undefined} />
    </SessionProvider>,
  )
}

test('another department takes the city away, without which the client cannot be saved', async () => {
  showForm()
  const user = userEvent.setup()
  await waitFor(() => expect(city().value).toBe('Medellín'))
  await user.type(screen.getByLabelText('Nombre'), ' María')
  await waitFor(() => expect(save().disabled).toBe(false))
  await user.click(screen.getByLabelText('Departamento'))
  await user.keyboard('Valle{Enter}')
  await waitFor(() => expect(city().value).toBe(''))
  expect(save().disabled).toBe(true)
  expect(city().getAttribute('aria-invalid')).toBe('true')
  await user.click(city())
  await user.keyboard('Cali{Enter}')
  await waitFor(() => expect(save().disabled).toBe(false))
})

test('a new client shows who has the same phone, document or name already', async () => {
  showForm(null)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Nombre'), 'Ana María')
  const link = await screen.findByRole('link', { name: 'Ana María Ríos' }, { timeout: 30_000 })
  expect(link.getAttribute('href')).toBe('/clients/8/history')
  // After a row of two fields: in between it would leave a hole.
  const email = screen.getByLabelText(/^Correo electrónico/)
  expect(email.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.type(screen.getByLabelText('Teléfono'), '300 555 0177')
  await screen.findByRole('link', { name: 'Calzado Andes' }, { timeout: 30_000 })
  await user.clear(screen.getByLabelText('Nombre'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana María Ríos' })).toBeNull(), {
    timeout: 30_000,
  })
  screen.getByRole('link', { name: 'Calzado Andes' })
})
