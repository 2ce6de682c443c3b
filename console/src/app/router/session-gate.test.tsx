import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LoginPage } from '../../pages/auth/login-page.tsx'
import { TextsProvider } from '../../shared/language/texts.tsx'
import { accessToken, beginSession } from '../../shared/session/session-end.ts'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../shared/testing/start-replies.ts'
import { Toaster } from '../../shared/ui/toaster/toaster.tsx'
import { SessionGate } from './session-gate.tsx'

let reply: Reply
let server: Awaited<ReturnType<typeof startReplies>>

beforeEach(async () => {
  server = await startReplies(() => reply)
  beginSession('stored-token')
})
afterEach(async () => {
  cleanup()
  await server.stop()
  localStorage.clear()
})

const open = () =>
  show(
    <>
      <Routes>
        <Route path="/" element={<SessionGate />} />
        <Route path="/login" element={<LoginPage />} />
      </Routes>
      <Toaster />
    </>,
  )

test('a stored sign-in that the server refuses ends at the login page, with the error as a message', async () => {
  reply = { status: 403, body: { code: 403, message: 'Su usuario fue desactivado.' } }
  open()
  expect(await screen.findByLabelText('Contraseña')).toBeTruthy()
  expect(await screen.findByText('Su usuario fue desactivado.')).toBeTruthy()
  expect(accessToken.get()).toBeNull()
})

test('a sign-in that is only throttled keeps its token and can be tried again', async () => {
  reply = { status: 429, body: { code: 429, message: 'Espere un momento.' } }
  open()
  await waitFor(() => expect(screen.getByText('No se pudo iniciar con su sesión.')).toBeTruthy())
  expect(accessToken.get()).toBe('stored-token')
})

const MUST_SET_UP = {
  id: 7,
  role: 'admin',
  data: { id: 7, displayName: 'Ana', email: 'ana@demo.local', photoURL: null, shortcuts: [], language: 'es' },
  preferences: {},
  codes: [],
  profiles: [],
  profiles_permissions: [{ id: 'two', name: 'Administrador del sistema', default_url: '/', modules: [] }],
  must_set_up_factor: true,
}

test('who must set up a second factor is asked before the typed password is lost', async () => {
  reply = { status: 200, body: { code: 200, data: { data: MUST_SET_UP } } }
  const router = createMemoryRouter([{ path: '/', element: <SessionGate /> }])
  render(
    <TextsProvider>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Activar ahora' }, { timeout: 30_000 }))
  await userEvent.type(await screen.findByLabelText('Confirme su contraseña'), 'secreta')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText('¿Salir sin guardar?')).toBeTruthy()
})
