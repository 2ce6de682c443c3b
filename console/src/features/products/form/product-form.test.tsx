import type { Product } from '@deportivo/contracts/catalogue/products'
import type { Grants } from '@deportivo/lifecycle/permissions'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { replyingServer } from '../../../entities/testing/replying-server.ts'
import { showTo } from '../../../shared/testing/show.tsx'
import type { ReceivedCall, Reply } from '../../../shared/testing/start-replies.ts'
import { hasUnsaved } from '../../../shared/unsaved/unsaved.ts'
import { NOT_WHOLE } from '../../../shared/form/whole/whole-number.ts'
import { ProductForm } from './product-form.tsx'
import { useFirstStock } from './use-first-stock.ts'

const LISTS: Readonly<Record<string, object[]>> = {
  category: [
    { id: 3, name: 'Calzado', version: 1 },
    { id: 4, name: 'Balones', version: 1 },
  ],
  subcategory: [{ id: 5, name: 'Running', category_id: 3, version: 1 }],
  brand: [{ id: 6, name: 'Zancada', version: 1 }],
  reference: [{ id: 7, name: 'ZAN-1', brand_id: 6, version: 1 }],
  color: [{ id: 8, name: 'Rojo', color: '#c02020', version: 1 }],
}
const DESCRIBED = { category_id: 3, subcategory_id: 5, brand_id: 6, reference_id: 7, color_id: 8 }
const STORED = {
  ...DESCRIBED,
  id: 11,
  name: 'Trocha 7',
  version: 2,
  description: 'Liviano',
  video_url: null,
  dispatch_time: 1,
  curve: true,
  only_size: false,
  price: 189_900,
  minimal_price: 150_000,
  codes: { four: { id: 4, value: 189_900 }, tow: { id: 2, value: 160_000 } },
} as unknown as Product

const MANY_BRANDS = Array.from({ length: 250 }, (_, at) => ({
  id: 100 + at,
  name: `Marca ${at}`,
  version: 1,
}))

/** The first two hundred brands, or those that were searched for. */
function someBrands({ searchParams }: URL): object[] {
  const all = [...MANY_BRANDS, { id: 6, name: 'Zancada', version: 1 }]
  const words = searchParams.get('search')
  const id = /^id:(\d+)$/.exec(searchParams.get('filter') ?? '')?.[1]
  if (id) return all.filter((brand) => brand.id === Number(id))
  return words ? all.filter(({ name }) => name.includes(words)) : all.slice(0, 200)
}

let hasManyBrands = false
let alike: object[]
let refusal: Reply | null

function replyTo({ method, url }: ReceivedCall): Reply {
  if (method === 'POST')
    return refusal ?? { status: 200, body: { code: 200, data: STORED, message: 'Producto creado con éxito' } }
  const name = /\/v1\/(\w+)/.exec(url)?.[1] ?? ''
  const list = { ...LISTS, product: alike }[name] ?? []
  const data = name === 'brand' && hasManyBrands ? someBrands(new URL(url, 'http://localhost')) : list
  const total = name === 'brand' && hasManyBrands ? 251 : list.length
  return { status: 200, body: { code: 200, data, pagination: { per_page: 200, total, current_page: 1 } } }
}

beforeEach(() => {
  refusal = null
  alike = []
  hasManyBrands = false
})
const server = replyingServer(replyTo)

const saved: Product[] = []
const MANAGER: Grants = { 'create products': 'all', 'update products': 'all' }
const open = (given: { product?: Product; like?: Product } = {}, grants = MANAGER) => {
  saved.length = 0
  showTo(
    grants,
    <ProductForm
      {...given}
      photos={null}
      onSaved={(product) => void saved.push(product)}
      onCancel={() => undefined}
    />,
  )
  return userEvent.setup()
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const sent = () => {
  const { url, body } = server.asked.findLast(({ method }) => method === 'POST') ?? { url: '', body: '{}' }
  return { url, body: JSON.parse(body) as Record<string, unknown> }
}
const choose = async (user: ReturnType<typeof userEvent.setup>, label: string, option: string) => {
  await screen.findByRole('option', { name: option })
  await user.selectOptions(field(label), option)
}

test('a product is entered with its lists and prices; a code below the minimal price keeps it from being sent', async () => {
  const user = open()
  await user.type(field('Nombre'), 'Trocha 7')
  await choose(user, 'Categoría', 'Calzado')
  await choose(user, 'Subcategoría', 'Running')
  await choose(user, 'Marca', 'Zancada')
  await choose(user, 'Referencia', 'ZAN-1')
  await choose(user, 'Color', 'Rojo')
  await user.type(field('Público'), '189900')
  await user.type(field(/^Mayorista/), '140000')
  await user.type(field('Precio mínimo'), '150000')
  await screen.findByText('Es menor que el precio mínimo.')
  expect(field(/^Mayorista/).getAttribute('aria-invalid')).toBe('true')
  expect([button('Crear producto').disabled, hasUnsaved()]).toEqual([true, true])
  await user.clear(field(/^Mayorista/))
  await user.type(field(/^Mayorista/), '160000')
  await waitFor(() => expect(button('Crear producto').disabled).toBe(false))
  await user.click(button('Crear producto'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(sent()).toMatchObject({
    url: '/api/v1/product',
    body: {
      ...DESCRIBED,
      name: 'Trocha 7',
      price: 189_900,
      minimal_price: 150_000,
      dispatch_time: 0,
      codes: { tow: { id: 2, value: 160_000 }, four: { id: 4, value: 189_900 } },
    },
  })
  // Until what saving leads to is done.
  await waitFor(() => expect(hasUnsaved()).toBe(false))
})

test('a price that was emptied leaves its code, and emptied words reach the server as empty', async () => {
  const user = open({ product: STORED })
  await user.clear(field(/^Mayorista/))
  await user.clear(field(/^Descripción/))
  await user.click(button('Guardar'))
  await waitFor(() => expect(saved).toHaveLength(1))
  const { url, body } = sent()
  expect([url, body['version'], body['description']]).toEqual(['/api/v1/product/11', 2, null])
  expect(body['codes']).toEqual({ four: { id: 4, value: 189_900 } })
})

test('a product that looks like the one of the form is named before that is saved, and it may be saved', async () => {
  const named = { reference_name: 'ZAN-1', color_name: 'Rojo' }
  alike = [STORED, { ...STORED, id: 12, name: 'Trocha 70' }].map((row) => ({ ...row, ...named }))
  const user = open({ like: STORED })
  const link = await screen.findByRole('link', { name: 'Trocha 7' })
  expect(link.getAttribute('href')).toBe('/products/11/detail')
  expect(screen.getByText('#11 · ZAN-1 · Rojo')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Trocha 70' })).toBeNull()
  const asked = server.asked.find(({ url }) => url.startsWith('/api/v1/product?'))?.url ?? ''
  expect(Object.fromEntries(new URL(asked, 'http://localhost').searchParams)).toMatchObject({
    filter: 'reference_id:7,color_id:8',
    search: 'Trocha 7',
  })
  expect(button('Crear producto').disabled).toBe(false)
  await user.type(field('Nombre'), ' W')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Trocha 7' })).toBeNull())
  await user.clear(field('Nombre'))
  await user.type(field('Nombre'), 'TROCHA  7')
  await screen.findByRole('link', { name: 'Trocha 7' })
})

test('a stored product is no double of itself', async () => {
  alike = [{ ...STORED, reference_name: 'ZAN-1', color_name: 'Rojo' }]
  alike.push({ ...STORED, id: 12, reference_name: 'ZAN-1', color_name: 'Rojo' })
  open({ product: STORED })
  await screen.findByText('#12 · ZAN-1 · Rojo')
  expect(screen.queryByText('#11 · ZAN-1 · Rojo')).toBeNull()
})

test('a user who sees costs enters and empties that of a product', async () => {
  const user = open({ product: { ...STORED, cost: 80_000 } })
  const cost = () => field(/^Costo por unidad/)
  expect(cost().value).toBe('$ 80.000')
  expect(screen.getByText(/Lo ven solo quienes/)).toBeTruthy()
  const saveAs = async (typed: string) => {
    await user.clear(cost())
    if (typed !== '') await user.type(cost(), typed)
    await user.click(button('Guardar'))
    await waitFor(() => expect(saved).toHaveLength(1))
    saved.length = 0
    return sent().body['cost']
  }
  expect([await saveAs('95000'), await saveAs(''), await saveAs('0')]).toEqual([95_000, null, 0])
})

test('a user who sees no costs has no field for that of a product, and sends none', async () => {
  const user = open({ like: STORED }, { 'create products': 'all' })
  await waitFor(() => expect(button('Crear producto').disabled).toBe(false))
  expect(screen.queryByLabelText(/^Costo/)).toBeNull()
  await user.click(button('Crear producto'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(sent().body).not.toHaveProperty('cost')
})

test('what the server refuses of a code stands on that price', async () => {
  refusal = {
    status: 422,
    body: { code: 422, message: 'x', errors: { 'codes.tow.value': ['Es menor que el precio mínimo.'] } },
  }
  const user = open({ product: STORED })
  await user.type(field('Nombre'), ' B')
  await user.click(button('Guardar'))
  await screen.findByText('Es menor que el precio mínimo.')
  expect(field(/^Mayorista/).getAttribute('aria-invalid')).toBe('true')
  expect([saved, field('Nombre').value]).toEqual([[], 'Trocha 7 B'])
})

test('another category takes the subcategory away, and a copy may be sent as it is', async () => {
  const user = open({ like: STORED })
  await screen.findByRole('option', { name: 'Running' })
  await waitFor(() => expect(button('Crear producto').disabled).toBe(false))
  await choose(user, 'Categoría', 'Balones')
  expect(field('Subcategoría').value).toBe('')
  await waitFor(() => expect(button('Crear producto').disabled).toBe(true))
})

test('a brand beyond those that one call returns is found by typing, and that of a product is shown', async () => {
  hasManyBrands = true
  const user = open({ product: STORED })
  // Another element once its entries have arrived.
  const brand = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Marca' })
  await waitFor(() => expect(brand().value).toBe('Zancada'))
  await user.click(brand())
  await user.clear(brand())
  await user.type(brand(), 'Marca 249')
  const list = within(screen.getByRole('listbox', { name: 'Seleccione…' }))
  expect(list.getByRole('option').textContent).toBe('Buscando…')
  await user.click(await list.findByRole('option', { name: 'Marca 249' }))
  await waitFor(() => expect(brand().value).toBe('Marca 249'))
  // Not a call for each letter.
  const searched = server.asked.flatMap(
    ({ url }) => new URL(url, 'http://localhost').searchParams.get('search') ?? [],
  )
  expect(searched.at(-1)).toBe('Marca 249')
  expect(searched.length).toBeLessThan('Marca 249'.length)
})

function CopyWithStock({ quantity }: { quantity: number }) {
  const firstStock = useFirstStock({ typed: { '1:34': quantity, '1:35': 7 }, failure: '' })
  return (
    <ProductForm
      like={STORED}
      photos={null}
      firstStock={firstStock}
      onSaved={(product) => void saved.push(product)}
      onCancel={() => undefined}
    />
  )
}

test('a quantity that is no whole number keeps the product from being sent, whichever way its form is submitted', async () => {
  saved.length = 0
  showTo(MANAGER, <CopyWithStock quantity={NOT_WHOLE} />)
  await waitFor(() => expect(field('Subcategoría').value).toBe('5'))
  const submit = () => fireEvent.submit(button('Crear producto').closest('form') ?? document)
  // As Ctrl+Enter in a cell does it, past the disabled button.
  expect([button('Crear producto').disabled, submit()]).toEqual([true, false])
  // What is sent leaves after the form has checked its fields.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([])
  cleanup()
  showTo(MANAGER, <CopyWithStock quantity={1} />)
  await waitFor(() => expect(button('Crear producto').disabled).toBe(false))
  submit()
  await waitFor(() => expect(saved).toHaveLength(1))
})
