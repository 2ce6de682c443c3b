import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accessToken, endSession } from '../../shared/session/session-end.ts'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../shared/testing/start-replies.ts'
import { LoginForm } from './login-form.tsx'

let reply: Reply = null
let server: Awaited<ReturnType<typeof startReplies>>

beforeEach(async () => {
  endSession('signed_out')
  server = await startReplies(() => reply)
  show(<LoginForm />)
})

afterEach(async () => {
  cleanup()
  await server.stop()
  localStorage.clear()
})

const email = () => screen.getByLabelText('Correo electrónico')
const password = () => screen.getByLabelText('Contraseña')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Iniciar sesión' })

async function fillIn(address: string, secret: string) {
  const user = userEvent.setup()
  await user.type(email(), address)
  await user.type(password(), secret)
  return user
}

test('the button waits until the form was changed and is valid', async () => {
  expect(submit().disabled).toBe(true)
  const user = await fillIn('ana@example.com', 'clave')
  expect(submit().disabled).toBe(true)
  await user.type(password(), '1')
  await waitFor(() => expect(submit().disabled).toBe(false))
})

test('an invalid address shows its error while typing, with the text of the specification', async () => {
  await userEvent.type(email(), 'ana')
  expect(await screen.findByText('Debes de ingresar un correo electrónico válido.')).toBeTruthy()
  await userEvent.clear(email())
  expect(await screen.findByText('Debes de ingresar tu correo electrónico.')).toBeTruthy()
})

test('a password needs six characters, though the text of the specification states four', async () => {
  await userEvent.type(password(), '12345')
  const text = 'La contraseña es muy corta - debe de enter 4 caracteres como mínimo.'
  expect(await screen.findByText(text)).toBeTruthy()
  await userEvent.type(password(), '6')
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  await userEvent.clear(password())
  expect(await screen.findByText('Por favor ingresa tu contraseña.')).toBeTruthy()
})

test('a failed login is shown on both fields and keeps what was typed', async () => {
  reply = {
    status: 422,
    body: {
      code: 422,
      message: 'Revise los campos marcados.',
      errors: { email: ['Verifique su email'], password: ['Verifique su contraseña'] },
    },
  }
  const user = await fillIn('ana@example.com', 'clave-mala')
  await user.click(submit())
  expect(await screen.findByText('Verifique su email')).toBeTruthy()
  expect(screen.getByText('Verifique su contraseña')).toBeTruthy()
  expect(accessToken.get()).toBeNull()
  expect(screen.getByDisplayValue('ana@example.com')).toBeTruthy()
})

test('too many failures show a message above the button', async () => {
  reply = {
    status: 429,
    body: { code: 429, message: 'Demasiados intentos. Intente de nuevo en 15 minutos.' },
  }
  const user = await fillIn('ana@example.com', 'clave-mala')
  await user.click(submit())
  expect(await screen.findByText('Demasiados intentos. Intente de nuevo en 15 minutos.')).toBeTruthy()
})

test('a good login keeps the token', async () => {
  reply = {
    status: 200,
    body: {
      code: 200,
      message: 'Inicio de sesión satisfactorio',
      data: { access_token: 'a.b.c', expires_at: '' },
    },
  }
  const user = await fillIn('ana@example.com', 'clave-buena')
  await user.click(submit())
  await waitFor(() => expect(accessToken.get()).toBe('a.b.c'))
  expect(localStorage.getItem('access_token')).toBe('a.b.c')
})

test('the password can be looked at', async () => {
  await userEvent.type(password(), 'secreto')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(password().getAttribute('type')).toBe('text')
})
