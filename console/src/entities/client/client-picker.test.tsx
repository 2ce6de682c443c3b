import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ClientPick } from '@deportivo/contracts/clients/clients'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { show } from '../../shared/testing/show.tsx'
import { startReplies } from '../../shared/testing/start-replies.ts'
import { ClientPicker } from './client-picker.tsx'

const client = (id: number, name: string) => ({
  id,
  name,
  identification_number: '1',
  phone: '3',
  city_name: 'Cali',
  code_id: null,
  code_name: null,
})

let replyToSearch: () => void
let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  const searched = new Promise<void>((resolve) => (replyToSearch = resolve))
  server = await startReplies(async ({ url }) => {
    const isSearch = url.includes('search=')
    if (isSearch) await searched
    const data = isSearch ? [client(2, 'Calzado La Terraza')] : [client(1, 'Almacén El Camino')]
    return { status: 200, body: { code: 200, data } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const picked = vi.fn<(client: ClientPick | null) => void>()

function Picker() {
  const [typed, setTyped] = useState('')
  return <ClientPicker picked={null} onPick={picked} typed={typed} onType={setTyped} />
}

it('the picker has the focus, greys the rows of an older text, and Enter takes none of them', async () => {
  const session = { user: { id: 1 }, grants: { 'read clients': 'all' } } as unknown as Session
  show(
    <SessionProvider session={session}>
      <Picker />
    </SessionProvider>,
  )
  await screen.findByText('Almacén El Camino')
  await userEvent.keyboard('terr')
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
  // Once to ask at once, and again before the reply.
  await userEvent.keyboard('{Enter}{Enter}')
  expect(picked.mock.calls.every(([chosen]) => chosen === null)).toBe(true)
  replyToSearch()
  await screen.findByText('Calzado La Terraza')
  await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'))
  await userEvent.keyboard('{Enter}')
  expect(picked.mock.lastCall?.[0]).toMatchObject({ id: 2 })
})
