import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../shared/testing/start-replies.ts'
import { cataloguePageOf } from './catalogue-page.tsx'

const GRANTS = { 'create catalogue': 'all', 'update catalogue': 'all', 'delete catalogue': 'all' }
const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: GRANTS } as unknown as Session
const ROWS = [{ id: 4, name: 'Rojo', color: '#c02020', version: 3 }]
const PAGE = { per_page: 15, total: 1, current_page: 1 }

let server: Awaited<ReturnType<typeof startReplies>>
let changes: Record<string, Reply>
let rows: object[]
let uses: object[]
beforeEach(async () => {
  changes = {}
  rows = ROWS
  uses = []
  server = await startReplies(({ method, url }) => {
    if (method !== 'GET') return changes[method] ?? null
    const data = url.startsWith('/api/v1/view') ? [] : url.endsWith('/uses') ? uses : rows
    return { status: 200, body: { code: 200, data, pagination: PAGE } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

async function open(name: CatalogueName = 'colors') {
  const Page = cataloguePageOf(name)
  show(
    <SessionProvider session={SESSION}>
      <Page />
    </SessionProvider>,
  )
  await screen.findByText('Rojo')
  return userEvent.setup()
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const sent = (method: string) => {
  const { url, body } = server.asked.findLast((one) => one.method === method) ?? { url: '', body: '{}' }
  return [url, JSON.parse(body) as unknown]
}

test('a list is made of its declaration: columns, the button for a new row and its fields', async () => {
  changes = { POST: { status: 200, body: { code: 200, message: 'Se guardó correctamente', data: ROWS[0] } } }
  const user = await open()
  screen.getByText('#c02020')
  await user.click(button('Nuevo color'))
  await user.type(dialog().getByLabelText('Nombre'), 'Verde')
  await user.click(dialog().getByRole('button', { name: 'Crear' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent('POST')).toEqual(['/api/v1/color', { name: 'Verde', color: '#000000' }])
})

test('a row of another list is shown by its name and chosen; what is computed is shown only', async () => {
  rows = [{ id: 4, name: 'Rojo', brand_id: 2, brand_name: 'Zancada', quantity: 7, version: 1 }]
  const user = await open('references')
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads.slice(1, 4)).toEqual(['Nombre', 'Marca', 'Productos'])
  expect((await screen.findByText('Zancada')).closest('tr')?.textContent).toMatch(/^RojoZancada7/)
  screen.getByRole('combobox', { name: 'Marca' })
  await user.click(button('Editar'))
  // Searched, since its user may create what the list lacks.
  expect(dialog().getByRole<HTMLInputElement>('combobox', { name: 'Marca' }).tagName).toBe('INPUT')
  expect(dialog().queryByLabelText('Productos')).toBeNull()
})

test('what is either so or not is ticked in the form', async () => {
  rows = [{ id: 4, name: 'Rojo', is_for_size_change: false, version: 1 }]
  changes = { POST: { status: 200, body: { code: 200, message: 'Se guardó correctamente', data: rows[0] } } }
  const user = await open('return_reasons')
  expect((await screen.findByText('Rojo')).closest('tr')?.textContent).toMatch(/^RojoNo/)
  await user.click(button('Editar'))
  await user.click(dialog().getByRole('checkbox', { name: 'Para cambios de talla' }))
  await user.click(button('Guardar'))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const body = { name: 'Rojo', is_for_size_change: true, version: 1 }
  expect(sent('POST')).toEqual(['/api/v1/return/reasons/4', body])
})

test('a row that changed meanwhile is shown beside what was typed, and only then replaced', async () => {
  const data = { ...ROWS[0], name: 'Rojo vivo', version: 4 }
  const message = 'Este registro cambió mientras usted lo veía.'
  changes = { POST: { status: 409, body: { code: 409, message, data } } }
  const user = await open()
  await user.click(button('Editar'))
  const name = () => dialog().getByLabelText<HTMLInputElement>('Nombre')
  await user.type(name(), ' oscuro')
  await user.click(button('Guardar'))
  await dialog().findByText('Nombre: usted escribió «Rojo oscuro»; ahora dice «Rojo vivo».')
  expect(dialog().getAllByText(message, { exact: false })).toHaveLength(1)
  expect(sent('POST')).toEqual(['/api/v1/color/4', { name: 'Rojo oscuro', color: '#c02020', version: 3 }])
  expect(name().value).toBe('Rojo oscuro')
  await user.click(button('Ver lo último'))
  expect(name().value).toBe('Rojo vivo')
})

test('what uses a row is shown where it is edited, with the lists that have it', async () => {
  uses = [
    { kind: 'products', count: 12 },
    { kind: 'deleted_products', count: 1 },
  ]
  const user = await open()
  await user.click(button('Editar'))
  const used = within(await dialog().findByRole('region', { name: 'Lo usan' }))
  expect(used.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Productos: 12',
    'Productos eliminados: 1',
  ])
  const links = used.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['Productos: 12', '/products?color=4']])
  expect(server.asked.map(({ url }) => url)).toContain('/api/v1/color/4/uses')
})

test('a row that nothing uses is shown as such, and a new one has no such part', async () => {
  const user = await open()
  await user.click(button('Editar'))
  await dialog().findByText('Nada lo usa.')
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }))
  await user.click(button('Nuevo color'))
  expect(dialog().queryByText('Nada lo usa.')).toBeNull()
})

test('a row in use is not deleted, and the dialog lists what uses it', async () => {
  const message = 'No se puede eliminar. Productos que lo usan: 1 (Zancada 1042).'
  changes = { DELETE: { status: 400, body: { code: 400, message, data: {} } } }
  const user = await open()
  await user.click(button('Más acciones'))
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
  await user.click(dialog().getByRole('button', { name: 'Eliminar' }))
  await dialog().findByText(message)
  expect(sent('DELETE')).toEqual(['/api/v1/color/4', { version: 3 }])
})
