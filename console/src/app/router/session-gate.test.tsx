import { cleanup, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LoginPage } from '../../pages/auth/login-page.tsx'
import { accessToken, beginSession } from '../../shared/session/session-end.ts'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../shared/testing/start-replies.ts'
import { Toaster } from '../../shared/toasts/toaster.tsx'
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
