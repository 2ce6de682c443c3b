import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification } from '@deportivo/contracts/admin/notifications'
import { POLICY } from '@deportivo/lifecycle/policy'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openedOrder } from '../../entities/order/opened-order.ts'
import { sessionNumber } from '../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { startReplies } from '../../shared/testing/start-replies.ts'
import { TextsProvider } from '../../shared/language/texts.tsx'
import { Bell } from './bell.tsx'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 5_000).toISOString()

const aNotification = (id: number, fields: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'payment_rejected',
  order_id: 1040 + id,
  as_profile: null,
  details: { order: 1040 + id, by: 'Marta Ibarra', note: 'El valor no coincide' },
  at: minutesAgo(3 * id),
  read: false,
  ...fields,
})

let server: Awaited<ReturnType<typeof startReplies>>
let rows: Notification[] = []
let isDown = false
const marked: unknown[] = []
const switched = vi.fn()

beforeEach(async () => {
  rows = []
  isDown = false
  marked.length = 0
  switched.mockReset()
  openedOrder.set(null)
  // A cache of its own: no reply of one test is used in the next.
  sessionNumber.set(sessionNumber.get() + 1)
  server = await startReplies(({ method, url, body }) => {
    // No gateway here: the line stays closed, as behind a proxy that is down.
    if (url.startsWith('/socket.io')) return null
    if (isDown) return { status: 500, body: { code: 500, message: 'Algo falló de nuestro lado.' } }
    if (method === 'POST') {
      marked.push(JSON.parse(body))
      rows = rows.map((row) => ({ ...row, read: true }))
    }
    const shown = url.includes('read%3Afalse') ? rows.filter(({ read }) => !read) : rows
    const unread = rows.filter(({ read }) => !read).length
    const pagination = { per_page: 20, total: shown.length, current_page: 1 }
    return {
      status: 200,
      body: { code: 200, data: method === 'POST' ? { unread } : shown, pagination, unread },
    }
  })
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

const session = {
  user: {
    id: 7,
    profiles_permissions: [
      { id: 'dispatch_assistant', modules: [{ permissions: [{ id: 'read orders', scope: 'assigned' }] }] },
    ],
  },
  profile: { id: 'online_seller', name: 'Vendedor online', default_url: '/' },
  grants: POLICY.online_seller,
} as unknown as Session

function Where() {
  return <output>{useLocation().pathname}</output>
}

function Header() {
  const [isOpen, setOpen] = useState(false)
  return <Bell isOpen={isOpen} onToggle={setOpen} onSwitch={switched} />
}

function show() {
  render(
    <SWRConfig value={{ dedupingInterval: 0, shouldRetryOnError: false }}>
      <TextsProvider>
        <MemoryRouter>
          <SessionProvider session={session}>
            <Header />
            <Where />
          </SessionProvider>
        </MemoryRouter>
      </TextsProvider>
    </SWRConfig>,
  )
  return userEvent.setup()
}

const open = async (user: ReturnType<typeof userEvent.setup>, label: RegExp | string) => {
  await user.click(await screen.findByRole('button', { name: label }))
  return within(await screen.findByRole('dialog', { name: 'Notificaciones' }))
}

test('the bell shows how many are unread; the panel shows what, why and when', async () => {
  rows = [aNotification(1), aNotification(2, { kind: 'holds_expired', read: true })]
  const panel = await open(show(), 'Notificaciones: 1 sin leer')
  const first = await panel.findByRole('button', { name: /Marta Ibarra rechazó el pago del pedido #1041/ })
  expect(first.textContent).toContain('El valor no coincide')
  expect(first.textContent).toContain('hace 3 min')
  expect(within(first).getByText('Sin leer')).toBeTruthy()
  const second = panel.getByRole('button', { name: /Venció la reserva del pedido #1042/ })
  expect(within(second).queryByText('Sin leer')).toBeNull()
})

test('opening one goes to its order, marks it as read and closes the panel', async () => {
  rows = [aNotification(4)]
  const user = show()
  const panel = await open(user, 'Notificaciones: 1 sin leer')
  await user.click(await panel.findByRole('button', { name: /#1044/ }))
  expect(screen.getByText('/sales/1044')).toBeTruthy()
  await waitFor(() => expect(marked).toEqual([{ ids: [4] }]))
  await screen.findByRole('button', { name: 'Notificaciones' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a notification that only another profile may open names it, and opens with it', async () => {
  rows = [aNotification(4, { as_profile: 'dispatch_assistant' })]
  const user = show()
  const panel = await open(user, 'Notificaciones: 1 sin leer')
  await user.click(await panel.findByRole('button', { name: /Se abre con el perfil Auxiliar de despacho/ }))
  await waitFor(() => expect(switched).toHaveBeenCalledWith('dispatch_assistant', '/dispatches?order=1044'))
  expect(marked).toEqual([{ ids: [4] }])
  expect(screen.getByText('/')).toBeTruthy()
})

test('opening an order marks its earlier notifications as read, and no others', async () => {
  rows = [aNotification(1), aNotification(2)]
  show()
  await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' })
  act(() => openedOrder.set({ id: 1042, at: Date.now() }))
  await waitFor(() => expect(marked).toEqual([{ order_id: 1042 }]))
})

test('a notification that arrives while its order is open stays unread; an order without any sends nothing', async () => {
  rows = [aNotification(1)]
  const panel = await open(show(), 'Notificaciones: 1 sin leer')
  act(() => openedOrder.set({ id: 1041, at: Date.parse(minutesAgo(60)) }))
  act(() => openedOrder.set({ id: 1042, at: Date.now() }))
  // What is sent comes one after the other: had opening sent something, it would stand first.
  await userEvent.click(panel.getByRole('button', { name: 'Marcar todo como leído' }))
  await waitFor(() => expect(marked).toEqual([{ up_to: 1 }]))
})

test('all are marked up to the newest that was shown', async () => {
  rows = [aNotification(9), aNotification(12)]
  const user = show()
  const panel = await open(user, 'Notificaciones: 2 sin leer')
  await user.click(await panel.findByRole('button', { name: 'Marcar todo como leído' }))
  await screen.findByRole('button', { name: 'Notificaciones' })
  expect(marked).toEqual([{ up_to: 12 }])
  await user.click(panel.getByRole('button', { name: 'Sin leer' }))
  await panel.findByText('Ya leyó todo')
})

test('an empty list shows a message', async () => {
  const panel = await open(show(), 'Notificaciones')
  await panel.findByText('No tiene notificaciones')
  const button = panel.getByRole('button', { name: 'Marcar todo como leído' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toBe('Ya leyó todo')
})

test('a list that fails to load shows an error and can be retried', async () => {
  isDown = true
  const user = show()
  const panel = await open(user, 'Notificaciones')
  await panel.findByText('No se pudieron cargar las notificaciones.')
  isDown = false
  rows = [aNotification(3)]
  await user.click(panel.getByRole('button', { name: 'Reintentar' }))
  await panel.findByRole('button', { name: /#1043/ })
})

test('arrows walk through them', async () => {
  rows = [aNotification(1), aNotification(2)]
  const user = show()
  const panel = await open(user, 'Notificaciones: 2 sin leer')
  const first = await panel.findByRole('button', { name: /#1041/ })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(panel.getByRole('button', { name: /#1042/ }))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
})
