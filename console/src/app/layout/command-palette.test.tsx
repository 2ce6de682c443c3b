import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../shared/testing/start-replies.ts'
import { CommandPalette } from './command-palette.tsx'

let server: Awaited<ReturnType<typeof startReplies>>
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const SESSION = {
  user: { id: 1, codes: [] },
  profile: { id: 'two' },
  grants: { 'read clients': 'all', 'create sales local': 'all' },
} as unknown as Session

const CLIENTS = {
  status: 200,
  body: { code: 200, data: [{ id: 3, name: 'Pedro Ríos', identification_number: '123' }] },
}

async function open(replyTo: () => Reply | Promise<Reply>) {
  server = await startReplies(replyTo)
  beginSession('a')
  const on = { onAction: vi.fn(), onNewClient: vi.fn(), onSignOut: vi.fn(), onClose: vi.fn() }
  show(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <SessionProvider session={SESSION}>
        <CommandPalette menu={[]} {...on} />
      </SessionProvider>
    </SWRConfig>,
  )
  return { user: userEvent.setup(), ...on }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

it("a new order is found by its name, and what arrives later doesn't change what Enter opens", async () => {
  let reply = () => undefined as void
  const held = new Promise<void>((resolve) => (reply = resolve))
  const { user, onAction } = await open(async () => {
    await held
    return CLIENTS
  })
  await user.type(screen.getByRole('combobox'), 'nuevo p')
  expect(chosen()).toBe('Nuevo pedido')
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(0))
  reply()
  await waitFor(() => expect(options().some((name) => name.startsWith('Pedro Ríos'))).toBe(true))
  expect(chosen()).toBe('Nuevo pedido')
  await user.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledWith('warehouse_order')
})

it('a search that fails is asked again with one press', async () => {
  let replies: Reply = { status: 500, body: { message: 'Error' } }
  const { user } = await open(() => replies)
  await user.type(screen.getByRole('combobox'), 'rios')
  await screen.findByText('No se pudo buscar.')
  replies = CLIENTS
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(options().some((name) => name.startsWith('Pedro Ríos'))).toBe(true))
})
