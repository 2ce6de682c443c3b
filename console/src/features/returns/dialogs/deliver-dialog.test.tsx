import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../../shared/testing/start-replies.ts'
import { DeliverDialog } from './deliver-dialog.tsx'
import { shopToday } from './shop-today.ts'

const CARRIERS = [
  { id: 1, name: 'Envía', guide_digits: '10', guide_pattern: null, tracking_url: null },
  { id: 2, name: 'TCC', guide_digits: null, guide_pattern: null, tracking_url: null },
]
const DONE: Reply = { status: 200, body: { code: 200, message: 'Enviada', data: {} } }

let server: Awaited<ReturnType<typeof startReplies>>
let reply: Reply
beforeEach(async () => {
  reply = DONE
  const pagination = { per_page: 200, total: 2, current_page: 1 }
  server = await startReplies(({ url }) =>
    url.startsWith('/api/v1/dispatch/carriers')
      ? { status: 200, body: { code: 200, data: CARRIERS, pagination } }
      : reply,
  )
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

async function open(type: number, state: string, was_shipped = false) {
  const attachments = [{ id: 1, name: 'guia.pdf', type, state }]
  const one = { id: 4, version: 2, was_shipped, attachments }
  const close = () => undefined
  show(<DeliverDialog one={one as unknown as ReturnCase} onTaken={close} onClose={close} />)
  await screen.findByRole('option', { name: 'TCC' })
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar al cliente' })
}

const carrier = () => screen.getByRole('combobox', { name: /Transportadora/ })
const guide = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Número de guía/ })

/** What was sent with the step, once it was. */
async function sent(): Promise<unknown> {
  const steps = () => server.asked.filter(({ url }) => url === '/api/v1/return/4')
  await expect.poll(() => steps().length).toBe(1)
  return JSON.parse(steps()[0]?.body ?? '{}')
}

const TODAY = shopToday()

test('an exchange leaves with the waybill that is attached to its case', async () => {
  const submit = await open(ATTACHMENT_TYPES.return_guide, 'clean')
  screen.getByText('Ya está adjunto guia.pdf: otra foto es opcional.')
  await userEvent.setup().click(submit)
  expect(await sent()).toEqual({ step: 'delivered', shipping_date: TODAY, version: 2 })
})

test('a replacement of a shipped order leaves with carrier and waybill, unless the client collects it', async () => {
  const user = userEvent.setup()
  const submit = await open(ATTACHMENT_TYPES.sent, 'clean', true)
  expect(submit.disabled).toBe(true)
  await user.selectOptions(carrier(), 'TCC')
  expect(submit.disabled).toBe(true)
  await user.type(guide(), '1')
  await user.click(screen.getByLabelText(/El cliente lo recoge/))
  expect(screen.queryByRole('combobox')).toBeNull()
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  expect(await sent()).toEqual({ step: 'delivered', is_collected: true, shipping_date: TODAY, version: 2 })
})

test('the waybill’s number must be one of the chosen carrier', async () => {
  const user = userEvent.setup()
  const submit = await open(ATTACHMENT_TYPES.sent, 'clean', true)
  await user.selectOptions(carrier(), 'Envía')
  await user.type(guide(), '12345')
  await screen.findByText('La guía de Envía debe tener 10 dígitos.')
  expect([submit.disabled, guide().getAttribute('aria-invalid')]).toEqual([true, 'true'])
  await user.selectOptions(carrier(), 'TCC')
  await waitFor(() => expect(submit.disabled).toBe(false))
  expect(screen.queryByText(/debe tener 10 dígitos/)).toBeNull()
  await user.selectOptions(carrier(), 'Otra…')
  await user.type(screen.getByRole('textbox', { name: /Nombre de la transportadora/ }), 'Moto de Luis')
  await user.click(submit)
  expect(await sent()).toEqual({
    step: 'delivered',
    conveyor: 'Moto de Luis',
    guide_number: '12345',
    version: 2,
    shipping_date: TODAY,
  })
})

test('a number without a carrier is not sent, nor is a carrier without a number', async () => {
  const user = userEvent.setup()
  const submit = await open(ATTACHMENT_TYPES.sent, 'clean')
  expect(submit.disabled).toBe(false)
  await user.type(guide(), '12345')
  expect(submit.disabled).toBe(true)
  await user.selectOptions(carrier(), 'TCC')
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.clear(guide())
  await screen.findByText('Escriba el número de la guía.')
  expect(submit.disabled).toBe(true)
})

test('what the server refuses stands on its field', async () => {
  const message = 'La guía de TCC no tiene el formato de esa transportadora.'
  reply = { status: 422, body: { code: 422, message: 'Revise', errors: { guide_number: [message] } } }
  const user = userEvent.setup()
  const submit = await open(ATTACHMENT_TYPES.sent, 'clean')
  await user.selectOptions(carrier(), 'TCC')
  await user.type(guide(), '12345')
  await user.click(submit)
  const note = await screen.findByText(message)
  expect(guide().getAttribute('aria-describedby')).toBe(note.id)
})

test('neither a photo of the client nor a refused file is enough, and the photo that is missing is named', async () => {
  const submit = await open(ATTACHMENT_TYPES.client, 'clean')
  expect(submit.disabled).toBe(true)
  const reason = document.getElementById(submit.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Falta: Foto de lo enviado')
  cleanup()
  expect((await open(ATTACHMENT_TYPES.sent, 'rejected')).disabled).toBe(true)
})

test('what the client collects needs no photo, and no day is in the future', async () => {
  const user = userEvent.setup()
  const submit = await open(ATTACHMENT_TYPES.client, 'clean')
  await user.click(screen.getByLabelText(/El cliente lo recoge/))
  await waitFor(() => expect(submit.disabled).toBe(false))
  const day = screen.getByLabelText<HTMLInputElement>(/Fecha de envío/)
  expect([day.value, day.max]).toEqual([TODAY, TODAY])
  fireEvent.change(day, { target: { value: '2150-01-01' } })
  await screen.findByText('La fecha de envío no puede ser posterior a hoy.')
  expect(submit.disabled).toBe(true)
})
