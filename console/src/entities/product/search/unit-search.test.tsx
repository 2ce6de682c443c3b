import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { UnitSearch } from './unit-search.tsx'

const HERE = 3
const size = (name: number, quantity: number) => ({ id: name, name: String(name), quantity })
const PRODUCT = {
  id: 9,
  name: 'Zancada',
  reference_name: 'ZAN-1175',
  color_name: 'Negro',
  sizes: [size(38, 2), size(39, 8), size(40, 5)],
  stores: [
    { id: HERE, name: 'Centro', sizes: [size(38, 2), size(39, 0), size(40, 5)] },
    { id: 4, name: 'Norte', sizes: [size(39, 8)] },
  ],
}

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({
    status: 200,
    body: { code: 200, data: [PRODUCT], pagination: { total: 1 } },
  }))
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

function open() {
  const onPick = vi.fn()
  show(
    <>
      <label htmlFor="find">Producto</label>
      <UnitSearch id="find" storeId={HERE} onPick={onPick} />
    </>,
  )
  return { onPick, user: userEvent.setup(), box: screen.getByRole('combobox') }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('a product is found by its name, with the sizes that its store has, and Enter takes one', async () => {
  const { onPick, user, box } = open()
  await user.type(box, 'zancada')
  await waitFor(() =>
    expect(options()).toEqual([
      'Zancada ZAN-1175 Negro · talla 38 · quedan 2',
      'Zancada ZAN-1175 Negro · talla 40 · quedan 5',
    ]),
  )
  expect(decodeURIComponent(server.asked.at(-1)?.url ?? '')).toContain(`store:${HERE}`)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('REF-9-40')
})

it('a size that is typed with the name is the only one offered', async () => {
  const { user, box } = open()
  // The name of its category, which is not in its own.
  await user.type(box, 'running 40')
  await waitFor(() => expect(options()).toEqual(['Zancada ZAN-1175 Negro · talla 40 · quedan 5']))
})

it('no other size is offered for one that the store has no more', async () => {
  const { user, box } = open()
  await user.type(box, 'zancada 39')
  await waitFor(() => expect(options()).toEqual(['Nada coincide.']))
})

it.each(['7701234567897', 'REF-9-38'])(
  'the code %s of a torn label is taken as it is typed',
  async (code) => {
    const { onPick, user, box } = open()
    await user.type(box, `${code}{Enter}`)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(code)
  },
)
