import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { showTo } from '../../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../../shared/testing/start-replies.ts'
import { ChangeSizeDialog } from './change-size.tsx'

const LINE = {
  line_id: 5,
  product_id: 7,
  product_name: 'Zancada',
  size_id: 40,
  size_name: '40',
  store_id: 2,
  reference_id: 3,
  quantity: 3,
  quantity_available: 3,
  unit_price: 100_000,
  code_id: 1,
} as ReturnableLine
const productOf = (id: number, price: number, here: number, elsewhere: number) => ({
  id,
  name: `Zancada ${id}`,
  reference_id: 3,
  color_name: `Color ${id}`,
  color: '#000',
  codes: { one: { id: 1, value: price } },
  sizes: [{ id: 41, name: '41', quantity: here + elsewhere }],
  stores: [
    { id: 2, name: 'Centro', sizes: [{ id: 41, name: '41', quantity: here }] },
    { id: 3, name: 'Norte', sizes: [{ id: 41, name: '41', quantity: elsewhere }] },
  ],
})
const STORES = [
  { id: 2, name: 'Centro' },
  { id: 3, name: 'Norte' },
]
const PAGE = { per_page: 200, total: 2, current_page: 1 }

let server: Awaited<ReturnType<typeof startReplies>>
let products: ReturnType<typeof productOf>[]
let refusal: Reply | null
let reasons: { id: number; name: string; is_for_size_change: boolean }[]
beforeEach(async () => {
  reasons = [
    { id: 1, name: 'Defecto de suela', is_for_size_change: false },
    { id: 2, name: 'No le quedó', is_for_size_change: true },
  ]
  products = [productOf(7, 120_000, 2, 3)]
  refusal = null
  server = await startReplies(({ url, method }) => {
    if (method === 'POST') return refusal ?? { status: 200, body: { code: 200, data: { id: 4 } } }
    if (url.startsWith('/api/v1/product?'))
      return { status: 200, body: { code: 200, data: products, pagination: PAGE } }
    if (url.startsWith('/api/v1/return/reasons'))
      return { status: 200, body: { code: 200, data: reasons, pagination: PAGE } }
    if (url.startsWith('/api/v1/store'))
      return { status: 200, body: { code: 200, data: STORES, pagination: PAGE } }
    const id = Number(url.split('/').at(-1))
    return { status: 200, body: { code: 200, data: products.find((one) => one.id === id) } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

async function open(guide_number: string | null = null) {
  const order = { id: 9, client_name: 'Ana', guide_number } as Order
  showTo({}, <ChangeSizeDialog order={order} lines={[LINE]} onClose={() => undefined} />)
  await screen.findByRole('option', { name: 'Defecto de suela' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '41 (5)' }))
  return user
}

const reason = () => screen.getByLabelText<HTMLSelectElement>('Motivo')
const submit = (name = 'Entregar la 41 aquí') => screen.getByRole<HTMLButtonElement>('button', { name })

test('a size change has the reason that the shop marked for it', async () => {
  await open()
  expect(reason().value).toBe('2')
  await waitFor(() => expect(submit().disabled).toBe(false))
})

test('without a marked reason none is chosen for the user', async () => {
  reasons = reasons.map((one) => ({ ...one, is_for_size_change: false }))
  const user = await open()
  expect(reason().value).toBe('')
  expect(submit().disabled).toBe(true)
  await user.selectOptions(reason(), 'No le quedó')
  await waitFor(() => expect(submit().disabled).toBe(false))
})

/** The body of the request that was sent. */
async function asked(): Promise<unknown> {
  const sent = () => server.asked.find(({ method }) => method === 'POST')
  await expect.poll(sent).toBeDefined()
  return JSON.parse(sent()?.body ?? '{}')
}

const WANTED = { line_id: 5, product_id: 7, size_id: 40, reason: 2, replacement_size_id: 41 }

test('a size that lies here is handed over at once, or held', async () => {
  const user = await open()
  await user.click(submit())
  expect(await asked()).toEqual({
    ...WANTED,
    quantity: 1,
    entrance_store: 2,
    outlet_store: 2,
    hand_over: true,
  })
  cleanup()
  server.asked.length = 0
  const again = await open()
  await again.click(submit('Apartar la 41'))
  expect(await asked()).toEqual({ ...WANTED, quantity: 1, entrance_store: 2 })
})

test('of an order that a carrier brought, holding comes first', async () => {
  await open('99912345')
  const kind = (name: string) => submit(name).getAttribute('type')
  expect([kind('Apartar la 41'), kind('Entregar la 41 aquí')]).toEqual(['submit', 'button'])
})

test('more units than lie here are held where they are', async () => {
  const user = await open()
  await user.selectOptions(screen.getByLabelText(/Unidades de Zancada/), '3')
  await user.click(await screen.findByRole('button', { name: '41 (5)' }))
  screen.getByText(/En Centro no hay suficiente de la talla 41/)
  expect(screen.queryByRole('button', { name: 'Entregar la 41 aquí' })).toBeNull()
  await user.click(submit('Apartar la 41'))
  expect(await asked()).toEqual({ ...WANTED, quantity: 3, entrance_store: 2 })
})

test('another colour of the reference costs what was paid, whatever it costs today, and is handed over', async () => {
  products = [productOf(7, 120_000, 2, 3), productOf(8, 120_000, 1, 0)]
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Color 8' }))
  await user.click(await screen.findByRole('button', { name: '41 (1)' }))
  screen.getByText('Sin diferencia de precio.')
  await user.click(submit())
  expect(await asked()).toEqual({
    ...WANTED,
    replacement_product_id: 8,
    quantity: 1,
    entrance_store: 2,
    outlet_store: 2,
    hand_over: true,
  })
})

test('what is left in the place of a size that is gone is chosen with one click', async () => {
  const left = { store_id: 3, store_name: 'Norte', size_id: 42, size_name: '42', available: 2 }
  const errors = { replacement_size_id: ['No hay suficiente de la talla 41: quedan 0.'] }
  refusal = { status: 422, body: { code: 422, message: 'Revise', errors, data: { alternatives: [left] } } }
  const user = await open()
  await user.click(submit())
  await user.click(await screen.findByRole('button', { name: '42 · Norte (2)' }))
  refusal = null
  server.asked.length = 0
  await user.click(submit('Apartar la 42'))
  expect(await asked()).toEqual({
    ...WANTED,
    replacement_size_id: 42,
    outlet_store: 3,
    quantity: 1,
    entrance_store: 2,
  })
})
