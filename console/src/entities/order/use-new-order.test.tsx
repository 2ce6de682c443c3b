import { act, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { TextsProvider } from '../../shared/language/texts.tsx'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { startReplies } from '../../shared/testing/start-replies.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { openOnlineOrder } from './new-order.ts'
import { useNewOrder } from './use-new-order.ts'

const SESSION = { user: { id: 1, codes: [] }, grants: { 'cancel sales': 'all' } } as unknown as Session

function Clients() {
  const { open } = useNewOrder()
  return <button onClick={() => void open(openOnlineOrder, { id: 3, code_id: null })}>Pedido online</button>
}

it('undoing an order that was opened by a click leads to where the click was, whatever was filtered since', async () => {
  const server = await startReplies(() => ({
    status: 200,
    body: { code: 200, data: { id: 40, version: 1 } },
  }))
  history.replaceState(null, '', '/orders')
  history.pushState(null, '', '/clients?type=2')
  const router = createBrowserRouter([
    { path: '/orders', element: <p>Pedidos</p> },
    { path: '/clients', element: <Clients /> },
    { path: '/sales/:saleId/:clientId', element: <p>Pedido 40</p> },
  ])
  render(
    <TextsProvider>
      <SessionProvider session={SESSION}>
        <RouterProvider router={router} />
      </SessionProvider>
    </TextsProvider>,
  )
  act(() => screen.getByRole('button', { name: 'Pedido online' }).click())
  await screen.findByText('Pedido 40')
  await act(() => router.navigate('/sales/40/3?brand=7'))
  const undo = toasts.get().at(-1)?.action
  act(() => undo?.run())
  await waitFor(() => expect(location.pathname + location.search).toBe('/clients?type=2'))
  expect(server.asked.at(-1)?.url).toContain('/sale/40')
  await screen.findByRole('button', { name: 'Pedido online' })
  act(() => history.back())
  await screen.findByText('Pedidos')
  router.dispose()
  await server.stop()
})
