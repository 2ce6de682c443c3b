import type { Product } from '@deportivo/contracts/catalogue/products'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { replyingServer } from '../../../entities/testing/replying-server.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { ReceivedCall, Reply } from '../../../shared/testing/start-replies.ts'
import { EnterStock } from './enter-stock.tsx'

const PRODUCT = {
  id: 11,
  name: 'Trocha 7',
  version: 2,
  stores: [],
  sizes: [
    { id: 38, name: '38', quantity: 0 },
    { id: 39, name: '39', quantity: 0 },
  ],
} as unknown as Product
const STORES = [{ id: 4, name: 'Principal', version: 1 }]

const replyTo = ({ method }: ReceivedCall): Reply =>
  method === 'POST'
    ? { status: 200, body: { code: 200, data: PRODUCT, message: 'Existencias actualizadas' } }
    : {
        status: 200,
        body: { code: 200, data: STORES, pagination: { per_page: 200, total: 1, current_page: 1 } },
      }

const server = replyingServer(replyTo)

const size = (name: string) => screen.getByLabelText<HTMLInputElement>(`Cuántas hay de Trocha 7 ${name}`)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' })
const sent = () => server.asked.filter(({ method }) => method === 'POST')

test('nothing is saved while one quantity is no whole number; five digits are saved as they are', async () => {
  let isClosed = false
  show(<EnterStock product={PRODUCT} onClose={() => (isClosed = true)} />)
  const user = userEvent.setup()
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Bodega').value).toBe('4'))
  await user.type(size('39'), '12000')
  for (const typed of ['3,00', '-2', '1.5', '1e3']) {
    await user.clear(size('38'))
    await user.type(size('38'), typed)
    expect([size('38').value, save().disabled]).toEqual([typed, true])
    await user.keyboard('{Control>}{Enter}{/Control}')
  }
  expect(sent()).toEqual([])
  await user.clear(size('38'))
  await user.type(size('38'), '3')
  await user.click(save())
  await waitFor(() => expect(isClosed).toBe(true))
  expect(sent().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      stores: [
        {
          store_id: 4,
          sizes: [
            { size_id: 38, quantity: 3 },
            { size_id: 39, quantity: 12_000 },
          ],
        },
      ],
    },
  ])
})
