import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { Decisions } from './decisions.tsx'
import { ReturnSteps } from './return-steps.tsx'
import { useCaseKeys } from './use-case-keys.ts'
import { useCaseSteps } from './use-case-steps.tsx'

const offers = (...steps: string[]) =>
  steps.map((step) => ({ step, allowed: true, reason: null, reason_key: null }))

const RECEIVED = {
  id: 4,
  version: 2,
  state_id: 'return_received_store',
  quantity: 2,
  goods: 'quarantine',
  entrance_store_name: 'Centro',
  reason: 'Defecto de suela',
  was_shipped: false,
  history: [],
  sale_product: { product_id: 7, product_name: 'Zancada', size_name: '40', store_id: 2 },
  difference: null,
  undo_until: null,
  can_reverse: true,
  attachments: [],
  next: offers('pending', 'return_to_store', 'voucher', 'exchange_available', 'cancel'),
} as unknown as ReturnCase

const PENDING = { ...RECEIVED, goods: null, next: offers('received_in_store', 'cancel') } as ReturnCase

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  const undo_until = new Date(Date.now() + 8_000).toISOString()
  const data = { ...RECEIVED, version: 3, undo_until, goods: 'sellable' }
  server = await startReplies(({ url }) => {
    const found = url.startsWith('/api/v1/store') ? [{ id: 2, name: 'Centro' }] : data
    return { status: 200, body: { code: 200, message: 'Hecho', data: found } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  toasts.set([])
  endSession('signed_out')
  await server.stop()
})

const nothing = () => undefined

function Case({ one }: { one: ReturnCase }) {
  const steps = useCaseSteps({ one, onTaken: nothing, refresh: nothing })
  useCaseKeys(one, steps)
  return (
    <>
      <ReturnSteps one={one} onTaken={nothing} refresh={nothing} steps={steps} />
      <Decisions one={one} steps={steps} exits={() => <button>Dar de baja</button>} />
      {steps.dialog}
    </>
  )
}

const named = (part: Element | null) =>
  [...(part?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)

test('a received case is two decisions with one green button, and the rest is behind the menu', async () => {
  show(<Case one={RECEIVED} />)
  const section = (title: string) => screen.getByRole('heading', { name: title }).closest('section')
  expect(named(section('Qué recibe el cliente'))).toEqual(['Apartar cambio', 'Generar bono'])
  expect(named(section('Qué pasa con la mercancía'))).toEqual(['Devolver a bodega', 'Dar de baja'])
  const green = [...document.querySelectorAll('.bp6-intent-primary')]
  expect(green.map(({ textContent }) => textContent)).toEqual(['Apartar cambio'])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Más acciones' }))
  await screen.findByRole('menuitem', { name: 'Cancelar garantía' })
  const items = screen.getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Reversar',
    'Volver a pendiente',
    'Cancelar garantía',
  ])
  expect(items.at(-1)?.className).toContain('danger')
})

test('goods are for sale again once that was confirmed by name, and the message names them with an undo', async () => {
  const user = userEvent.setup()
  show(<Case one={RECEIVED} />)
  await user.click(screen.getByRole('button', { name: 'Devolver a bodega' }))
  const dialog = await screen.findByRole('dialog')
  for (const words of [
    'Zancada',
    '40',
    '2',
    'Cuarentena de Centro',
    'A la venta en Centro',
    'Defecto de suela',
  ])
    expect(dialog.textContent).toContain(words)
  expect(server.asked).toEqual([])
  const [confirm] = [...dialog.querySelectorAll<HTMLButtonElement>('button[type=submit]')]
  if (confirm) await user.click(confirm)
  await waitFor(() =>
    expect(toasts.get()).toMatchObject([
      { text: 'Zancada talla 40 × 2: de cuarentena a la venta en Centro.', action: { key: 'common.undo' } },
    ]),
  )
  toasts.get()[0]?.action?.run()
  await expect.poll(() => server.asked.map(({ url }) => url)).toContain('/api/v1/return/4/undo')
})

test('the keys of a case take the steps that it offers', async () => {
  const user = userEvent.setup({ delay: 50 })
  show(<Case one={PENDING} />)
  await user.keyboard('v')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('r')
  expect((await screen.findByRole('dialog')).textContent).toContain('Recibir en bodega')
})
