import type { CatalogueName } from '@deportivo/contracts/catalogue/lists'
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
beforeEach(async () => {
  changes = {}
  rows = ROWS
  server = await startReplies(({ method, url }) => {
    if (method !== 'GET') return changes[method] ?? null
    const data = url.startsWith('/api/v1/view') ? [] : rows
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
  expect(dialog().getByLabelText<HTMLSelectElement>('Marca').tagName).toBe('SELECT')
  expect(dialog().queryByLabelText('Productos')).toBeNull()
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
