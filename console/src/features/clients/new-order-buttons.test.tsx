import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { TextsProvider } from '../../shared/language/texts.tsx'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { startReplies } from '../../shared/testing/start-replies.ts'
import { NewOrderButtons } from './new-order-buttons.tsx'

const showWith = (grants: Record<string, string>) =>
  render(
    <TextsProvider>
      <SessionProvider session={{ user: { id: 1, codes: [] }, grants } as unknown as Session}>
        <MemoryRouter>
          <NewOrderButtons client={{ id: 3, code_id: null }} />
        </MemoryRouter>
      </SessionProvider>
    </TextsProvider>,
  )

it('who sells online begins an order of a client on its page, who does not has no button', async () => {
  const server = await startReplies(() => ({
    status: 200,
    body: { code: 200, data: { id: 40, version: 1 } },
  }))
  const { unmount } = showWith({ 'create sales online': 'all' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Pedido online' }))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  const [asked] = server.asked
  expect(asked?.method).toBe('POST')
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({ client_id: 3, type_order: 'online' })
  unmount()
  showWith({ 'list clients': 'all' })
  expect(screen.queryByRole('button')).toBeNull()
  await server.stop()
})
