import { listClients, updateClient } from '@deportivo/contracts/clients/clients'
import type { Grants } from '@deportivo/lifecycle/permissions'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLIENT_CHANGE_FORM } from '../../form/sample.forms.ts'
import { revalidateAll } from '../../net/use-found.ts'
import { beginSession, endSession } from '../../session/session-end.ts'
import { SessionProvider, type Session } from '../../session/session.tsx'
import { show } from '../../testing/show.tsx'
import { startReplies, type ReceivedCall, type Reply } from '../../testing/start-replies.ts'
import { toasts } from '../../toasts/toasts.ts'
import { fetchLaterParts } from '../../ui/later.tsx'
import { hasUnsaved } from '../../unsaved/unsaved.ts'
import { defineList } from '../definition/definition.ts'
import { useListPosition } from '../query/use-list-position.ts'
import { useListScreen } from '../query/use-list-screen.ts'
import { ListScreen } from './list-screen.tsx'

const LIST = defineList('clients', listClients, {
  title: 'menu.clients',
  columns: [
    { id: 'name', header: 'client.name', role: 'main', width: 200, cell: ({ name }) => name, file: [] },
    {
      id: 'phone',
      header: 'client.phone',
      width: 120,
      cell: ({ phone }) => phone,
      file: [],
      edit: { field: 'phone', control: 'phone' },
    },
    {
      id: 'email',
      header: 'client.email',
      width: 120,
      cell: ({ email }) => email,
      file: [],
      edit: { field: 'email', control: 'email' },
    },
    {
      id: 'code',
      header: 'product.price_code',
      width: 120,
      cell: ({ code_id }) => `código ${code_id}`,
      file: [],
      edit: { field: 'code_id', control: 'select', choices: 'code' },
    },
  ],
  change: {
    contract: updateClient,
    form: CLIENT_CHANGE_FORM,
    may: ({ seller_id }, { user }) => seller_id === user.id,
  },
  filters: {} as never,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  perPage: 15,
  none: { title: 'clients.none' },
  noneMatch: 'clients.none_match',
})

const ANA = {
  id: 1,
  name: 'Ana',
  phone: '3005550101',
  email: 'ana@x.co',
  code_id: 4,
  seller_id: 1,
  version: 7,
}
const OF_ANOTHER = { ...ANA, id: 2, name: 'Beto', seller_id: 2 }
const CHOICES = { code: [{ value: '2', label: 'Mayorista' }] }

let stored: typeof ANA
let refuse: (fields: Partial<typeof ANA>) => Reply | undefined
/** Until then no change is replied to. */
let held: Promise<void>
let server: Awaited<ReturnType<typeof startReplies>>

/** As the server does: a change names the stored version, or is refused with who changed it. */
function change({ version, ...fields }: Partial<typeof ANA>): Reply {
  if (version !== stored.version) {
    const data = { ...stored, by: 'Beto', at: '2026-01-01T12:00:00.000Z' }
    return { status: 409, body: { code: 409, message: 'Beto lo cambió a las 07:00.', data } }
  }
  const refused = refuse(fields)
  if (refused !== undefined) return refused
  stored = { ...stored, ...fields, version: version + 1 }
  return { status: 200, body: { code: 200, data: stored, message: 'Cliente actualizado con éxito' } }
}

async function replyTo({ method, url, body }: ReceivedCall): Promise<Reply> {
  if (method === 'POST') {
    await held
    return change(JSON.parse(body) as Partial<typeof ANA>)
  }
  const data = url.startsWith('/api/v1/view') ? [] : [stored, OF_ANOTHER]
  const pagination = { per_page: 15, total: 2, current_page: 1 }
  return { status: 200, body: { code: 200, data, pagination } }
}

beforeAll(fetchLaterParts)
beforeEach(async () => {
  stored = ANA
  refuse = () => undefined
  held = Promise.resolve()
  server = await startReplies(replyTo)
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  toasts.set([])
  endSession('signed_out')
  await server.stop()
})

function Clients() {
  const state = useListScreen(LIST, useListPosition(LIST), { choices: CHOICES })
  return <ListScreen screen={state} />
}

async function open(grants: Grants = { 'update clients': 'own' }) {
  const session = { user: { id: 1, data: { displayName: 'Ana' } }, grants } as unknown as Session
  show(
    <SessionProvider session={session}>
      <Clients />
    </SessionProvider>,
  )
  await screen.findByText('Ana')
  return userEvent.setup()
}

const firstRow = () => screen.getAllByRole('row')[1] as HTMLElement
const shown = (text: string) => within(firstRow()).findByText(text)
const pencil = (column: string) => screen.getByLabelText<HTMLButtonElement>(`Editar ${column}: Ana`)
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Teléfono' })
const changes = () =>
  server.asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as object)

/** Opens the phone's cell as the keyboard does, and types over its text. */
async function type(user: ReturnType<typeof userEvent.setup>, text: string) {
  act(() => pencil('Teléfono').focus())
  await user.keyboard('{F2}')
  await screen.findByRole('textbox', { name: 'Teléfono' })
  await user.keyboard(text)
}

function press(index = -1) {
  const toast = toasts.get().at(index)
  act(() => toast?.action?.run())
}

test('Enter saves what was typed over the old value with the version on screen, and returns to the cell', async () => {
  const user = await open()
  await type(user, '300 555 0199{Enter}')
  await shown('300 555 0199')
  expect(changes()).toEqual([{ phone: '300 555 0199', version: 7 }])
  await waitFor(() => expect(document.activeElement).toBe(pencil('Teléfono')))
  expect(hasUnsaved()).toBe(false)
})

test('Escape leaves the old value, and nothing is sent', async () => {
  const user = await open()
  await type(user, '300')
  expect(hasUnsaved()).toBe(true)
  await user.keyboard('{Escape}')
  await shown('3005550101')
  expect(document.activeElement).toBe(pencil('Teléfono'))
  expect([changes(), hasUnsaved()]).toEqual([[], false])
})

test('the same number written otherwise is no change', async () => {
  const user = await open()
  await type(user, '+57 300 5550101{Enter}')
  await shown('3005550101')
  expect(changes()).toEqual([])
})

test('Tab saves and opens the next cell of the row, and what is left by the pointer is saved too', async () => {
  const user = await open()
  await type(user, '3005550199{Tab}')
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' })
  expect([document.activeElement === email, email.value]).toEqual([true, 'ana@x.co'])
  await user.keyboard('a@x.co')
  await user.click(screen.getByText('Beto'))
  await shown('a@x.co')
  expect(changes()).toEqual([
    { phone: '3005550199', version: 7 },
    { email: 'a@x.co', version: 8 },
  ])
})

test('what the contract refuses is explained at the cell and not sent, and the text stays', async () => {
  const user = await open()
  await type(user, '12{Enter}')
  const note = await screen.findByRole('alert')
  expect(note.textContent).toMatch(/teléfono|caracteres/i)
  expect(phone().value).toBe('12')
  expect(phone().getAttribute('aria-invalid')).toBe('true')
  expect(note.contains(document.getElementById(phone().getAttribute('aria-describedby') ?? ''))).toBe(true)
  // Elsewhere the focus may go: the text stays.
  await user.click(screen.getByText('Beto'))
  expect([phone().value, changes()]).toEqual(['12', []])
  await user.clear(phone())
  await user.keyboard('{Enter}')
  await screen.findByText('Este campo es obligatorio.')
})

test('what the server refuses is explained at the cell, where the text stays, and is sent again once it is changed', async () => {
  const user = await open()
  refuse = ({ phone: typed }) =>
    typed === '3005550199'
      ? { status: 422, body: { code: 422, message: 'No', errors: { phone: ['Ya es de otro cliente'] } } }
      : undefined
  await type(user, '3005550199{Enter}')
  await screen.findByText('Ya es de otro cliente')
  expect([phone().value, hasUnsaved()]).toEqual(['3005550199', true])
  await user.click(screen.getByText('Beto'))
  expect([phone().value, changes().length]).toEqual(['3005550199', 1])
  await user.type(phone(), '{Backspace}8{Enter}')
  await shown('3005550198')
})

test('what is refused after its row left the screen is explained in a message', async () => {
  const user = await open()
  let reply: (() => void) | undefined
  held = new Promise<void>((resolve) => (reply = resolve))
  refuse = () => ({ status: 422, body: { code: 422, message: 'No', errors: { phone: ['Ya es de otro'] } } })
  await type(user, '3005550199{Enter}')
  cleanup()
  reply?.()
  await waitFor(() => expect(toasts.get()).toMatchObject([{ tone: 'danger', text: 'Ya es de otro' }]))
})

test('a row that another user changed meanwhile shows who did, both values, and the stored one on request', async () => {
  const user = await open()
  stored = { ...ANA, phone: '3005550177', version: 8 }
  await type(user, '3005550199{Enter}')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Beto lo cambió a las 07:00.')
  expect(notice.textContent).toContain('300 555 0199')
  expect(notice.textContent).toContain('300 555 0177')
  expect(phone().value).toBe('3005550199')
  await user.click(screen.getByRole('button', { name: 'Ver lo último' }))
  await shown('3005550177')
  expect(screen.queryByRole('textbox', { name: 'Teléfono' })).toBeNull()
})

test('a list that reads the row anew while its cell is open does not hide that another user changed it', async () => {
  const user = await open()
  await type(user, '3005550199')
  stored = { ...ANA, phone: '3005550177', email: 'b@x.co', version: 8 }
  await act(revalidateAll)
  await shown('b@x.co')
  await user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('300 555 0177')
  expect(stored.phone).toBe('3005550177')
})

test('undoing writes the old value back with the new version, also after a further change of one’s own', async () => {
  const user = await open()
  await type(user, '3005550199{Enter}')
  await shown('3005550199')
  act(() => pencil('Correo electrónico').focus())
  await user.keyboard('{F2}')
  await screen.findByRole('textbox', { name: 'Correo electrónico' })
  await user.keyboard('a@x.co{Enter}')
  await shown('a@x.co')
  press(0)
  await shown('3005550101')
  expect(changes().at(-1)).toEqual({ phone: '3005550101', version: 9 })
  expect(toasts.get().at(-1)).toMatchObject({ tone: 'info', key: 'list.undone' })
})

test('undoing what another user changed since is refused, with who did', async () => {
  const user = await open()
  await type(user, '3005550199{Enter}')
  await shown('3005550199')
  stored = { ...stored, phone: '3005550177', version: 9 }
  press()
  await shown('3005550177')
  await waitFor(() => expect(toasts.get().at(-1)?.text).toContain('Beto lo cambió a las 07:00.'))
})

test('one of several records is chosen, and may be taken away', async () => {
  const user = await open()
  act(() => pencil('Código de precio').focus())
  await user.keyboard('{Enter}')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Código de precio' }), 'Mayorista')
  await user.keyboard('{Enter}')
  await shown('código 2')
  await user.keyboard('{Enter}')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Código de precio' }), 'Sin dato')
  await user.keyboard('{Enter}')
  await shown('código null')
  expect(changes()).toEqual([
    { code_id: 2, version: 7 },
    { code_id: null, version: 8 },
  ])
})

test('a double click opens a cell, of a row that the user may change', async () => {
  const user = await open()
  const [, other] = screen.getAllByText('3005550101')
  await user.dblClick(other as HTMLElement)
  expect(screen.queryByRole('textbox', { name: 'Teléfono' })).toBeNull()
  await user.dblClick(await shown('3005550101'))
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Teléfono' }))
  expect(phone().value).toBe('300 555 0101')
})

test('without the permission no cell is opened', async () => {
  await open({ 'read clients': 'all' })
  expect(screen.queryByLabelText('Editar Teléfono: Ana')).toBeNull()
})
