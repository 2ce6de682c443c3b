import type { Order } from '@deportivo/contracts/orders/order'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { OrderProgress } from './order-progress.tsx'
import { SmallProgress } from './small-progress.tsx'

const entry = (id: number, from: string | null, to: string) => ({
  id,
  from,
  to,
  step: 'x',
  step_name: 'x',
  by: 'Vend. 1',
  by_id: 1,
  note: null,
  money: [],
  at: `2026-03-0${id}T15:00:00.000Z`,
  can_reverse: false,
  reverse_refused: null,
})

const HISTORY = [
  entry(4, 'validating_payment', 'cancelled'),
  entry(3, 'validating_payment', 'validating_payment'),
  entry(2, 'pre_orden', 'validating_payment'),
  entry(1, null, 'pre_orden'),
]

let history: object[]
let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: history } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const order = (facts: Partial<Order>) =>
  ({
    id: 9,
    version: 1,
    type_order: 'online',
    send: true,
    is_ct: false,
    state_entered_at: '2026-03-04T15:00:00.000Z',
    ...facts,
  }) as Order

const stops = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('the bar has what is done with its time, where the order is, and what is to come, in words', async () => {
  history = HISTORY.slice(2)
  show(<OrderProgress order={order({ state_id: 'validating_payment' })} />)
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.querySelector('time')).not.toBeNull())
  const [building, validating, next] = stops()
  expect(building).toMatch(/^Pre-orden Hecho/)
  expect(validating).toMatch(/^Validando pago Ahora/)
  expect(next).toMatch(/Por venir$/)
  const times = screen.getAllByRole('listitem').map((stop) => stop.querySelector('time')?.dateTime)
  expect(times.slice(0, 3)).toEqual(['2026-03-01T15:00:00.000Z', '2026-03-04T15:00:00.000Z', undefined])
  expect(screen.getByText('Paso 2 de 7: Validando pago')).toBeTruthy()
  expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1)
})

it('a cancelled order shows where it ended', async () => {
  history = HISTORY
  show(<OrderProgress order={order({ state_id: 'cancelled' })} />)
  await waitFor(() => expect(stops()).toHaveLength(3))
  expect(stops().at(-1)).toMatch(/^Cancelado Terminó aquí/)
})

it('a row of a list has a bar of its own, but not for an order that left its way', () => {
  show(<SmallProgress order={order({ type_order: 'seller', state_id: 'reserved_by_seller' })} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Paso 3 de 6: /)
  cleanup()
  show(<SmallProgress order={order({ type_order: 'seller', state_id: 'cancelled' })} />)
  expect(screen.queryByRole('img')).toBeNull()
})
