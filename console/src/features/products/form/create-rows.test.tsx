import type { Product } from '@deportivo/contracts/catalogue/products'
import type { Grants } from '@deportivo/lifecycle/permissions'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { replyingServer } from '../../../entities/testing/replying-server.ts'
import { showTo } from '../../../shared/testing/show.tsx'
import type { ReceivedCall, Reply } from '../../../shared/testing/start-replies.ts'
import { ProductForm } from './product-form.tsx'

type Rows = readonly { id: number; name: string }[]

const STORED = {
  category_id: 3,
  subcategory_id: 5,
  brand_id: 6,
  reference_id: 7,
  color_id: 8,
  id: 11,
  name: 'Trocha 7',
  version: 2,
  description: null,
  video_url: null,
  dispatch_time: 0,
  curve: false,
  only_size: false,
  price: 189_900,
  minimal_price: 150_000,
  codes: { four: { id: 4, value: 189_900 } },
} as unknown as Product

const FEW: Readonly<Record<string, Rows>> = {
  category: [{ id: 3, name: 'Calzado' }],
  subcategory: [{ id: 5, name: 'Running' }],
  brand: [{ id: 6, name: 'Zancada' }],
  reference: [{ id: 7, name: 'ZAN-1' }],
  color: [{ id: 8, name: 'Rojo' }],
}
/** More brands than a call returns. */
const MANY = Array.from({ length: 250 }, (_, at) => ({ id: 100 + at, name: `Marca ${at}` }))

let lists: Record<string, Rows>
let refusal: Reply | null

/** The rows of a list with what is searched for; the first two hundred of them. */
function rowsOf(list: string, { searchParams }: URL) {
  const words = (searchParams.get('search') ?? '').toLowerCase()
  const id = /^id:(\d+)$/.exec(searchParams.get('filter') ?? '')?.[1]
  const found = (lists[list] ?? []).filter(
    (row) => row.name.toLowerCase().includes(words) && (id === undefined || row.id === Number(id)),
  )
  const pagination = { per_page: 200, total: found.length, current_page: 1 }
  return { code: 200, data: found.slice(0, 200), pagination }
}

/** A row is created, and in its list from then on. */
function created(list: string, body: string): Reply {
  if (refusal) return refusal
  const row = { id: 70, version: 1, ...(JSON.parse(body) as { name: string }) }
  lists[list] = [...(lists[list] ?? []), row]
  return { status: 200, body: { code: 200, data: row, message: 'Se guardó correctamente' } }
}

function replyTo({ method, url, body }: ReceivedCall): Reply {
  const name = /\/v1\/(\w+)/.exec(url)?.[1] ?? ''
  if (method === 'POST') return created(name, body)
  return { status: 200, body: rowsOf(name, new URL(url, 'http://localhost')) }
}

beforeEach(() => {
  refusal = null
  lists = { ...FEW }
})
const server = replyingServer(replyTo)

const MANAGER: Grants = { 'create products': 'all', 'update products': 'all', 'read catalogue': 'all' }
const LIST_EDITOR: Grants = { ...MANAGER, 'create catalogue': 'all' }

const saved: Product[] = []
const open = (grants: Grants, product: Product | null = null) => {
  saved.length = 0
  showTo(
    grants,
    <ProductForm
      product={product}
      photos={null}
      onSaved={(stored) => void saved.push(stored)}
      onCancel={() => undefined}
    />,
  )
  return userEvent.setup()
}

const combobox = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
const typeInto = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await waitFor(() => expect(combobox(name).disabled).toBe(false))
  await user.click(combobox(name))
  await user.clear(combobox(name))
  await user.type(combobox(name), text)
}
const createdRows = () =>
  server.asked.flatMap(({ method, url, body }) =>
    method === 'POST' ? [{ url, body: JSON.parse(body) as object }] : [],
  )

test('a brand and a reference of it that are missing are created where they are chosen, by the keyboard', async () => {
  const user = open(LIST_EDITOR)
  await typeInto(user, 'Marca', 'Cumbre{Enter}')
  await waitFor(() => expect(combobox('Marca').value).toBe('Cumbre'))
  await waitFor(() => expect(combobox('Marca').readOnly).toBe(false))
  await typeInto(user, 'Referencia', 'NUEVA-1')
  await user.click(await screen.findByRole('option', { name: 'Crear «NUEVA-1»' }))
  await waitFor(() => expect(combobox('Referencia').readOnly).toBe(false))
  expect(combobox('Referencia').value).toBe('NUEVA-1')
  expect(createdRows()).toEqual([
    { url: '/api/v1/brand', body: { name: 'Cumbre' } },
    { url: '/api/v1/reference', body: { name: 'NUEVA-1', brand_id: 70 } },
  ])
})

test('a colour needs more than its name: its own form opens with the name, and what it creates is chosen', async () => {
  const user = open(LIST_EDITOR)
  await typeInto(user, 'Color', 'Magenta{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo color' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Magenta')
  expect(createdRows()).toEqual([])
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Crear' }).disabled).toBe(false),
  )
  await user.click(dialog.getByRole('button', { name: 'Crear' }))
  await waitFor(() => expect(combobox('Color').value).toBe('Magenta'))
  // The form of the product is not sent with it.
  expect(createdRows()).toEqual([{ url: '/api/v1/color', body: { name: 'Magenta', color: '#000000' } }])
  expect(saved).toEqual([])
})

test('a creation that is given up leaves the choice as it was, and one that is refused shows why on the field', async () => {
  const user = open(LIST_EDITOR, STORED)
  await waitFor(() => expect(combobox('Color').value).toBe('Rojo'))
  await typeInto(user, 'Color', 'Magenta{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(combobox('Color').readOnly).toBe(false))
  expect(combobox('Color').value).toBe('Rojo')
  refusal = { status: 422, body: { code: 422, message: 'x', errors: { name: ['Ya está en uso.'] } } }
  await typeInto(user, 'Marca', 'Cumbre{Enter}')
  await screen.findByText('Ya está en uso.')
  expect([combobox('Marca').value, combobox('Marca').getAttribute('aria-invalid')]).toEqual([
    'Zancada',
    'true',
  ])
})

test('who may not create rows is offered none, and nothing is created within what is not chosen', async () => {
  lists.brand = [...MANY, { id: 6, name: 'Zancada' }]
  const user = open(MANAGER, STORED)
  await waitFor(() => expect(combobox('Marca').value).toBe('Zancada'))
  await typeInto(user, 'Marca', 'Cumbre')
  const list = within(screen.getByRole('listbox', { name: 'Seleccione…' }))
  await waitFor(() => expect(list.getByRole('option').textContent).toBe('Nada coincide.'))
  cleanup()
  open(LIST_EDITOR)
  await screen.findByRole('combobox', { name: 'Subcategoría' })
  // No category, no brand.
  expect([combobox('Subcategoría').tagName, combobox('Referencia').tagName]).toEqual(['SELECT', 'SELECT'])
})

test('a brand beyond those that one call returns is not offered again before it is found', async () => {
  lists.brand = [...MANY, { id: 6, name: 'Zancada' }]
  const user = open(LIST_EDITOR)
  await waitFor(() => expect(combobox('Marca').tagName).toBe('INPUT'))
  await typeInto(user, 'Marca', 'MARCA 249')
  const list = within(screen.getByRole('listbox', { name: 'Seleccione…' }))
  expect(list.getByRole('option').textContent).toBe('Buscando…')
  await list.findByRole('option', { name: 'Marca 249' })
  expect(list.queryByText(/Crear/)).toBeNull()
})
