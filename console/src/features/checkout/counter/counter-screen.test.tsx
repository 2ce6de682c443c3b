import { POLICY } from '@deportivo/lifecycle/policy'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { STORAGE_KEYS, writeStored } from '../../../shared/state/browser-storage.ts'
import { showTo } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { fetchLaterParts } from '../../../shared/ui/later.tsx'
import { CounterScreen } from './counter-screen.tsx'

beforeAll(fetchLaterParts, 60_000)

const ORDER = {
  ...aCard({ id: 7, state_id: 'pre_orden', type_order: 'local' }),
  products: [{ id: 1 }],
  payments: [],
  total_balance: 0,
  next: [{ step: 'cancel', allowed: true, reason: null, reason_key: null }],
}
const PARTS = { Lines: () => <p>Zancada 38</p>, Receipt: () => null }

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(({ url, method }) => {
    if (!/\/sale\/7\b/.test(url)) return { status: 200, body: { code: 200, data: [] } }
    const data = method === 'GET' ? ORDER : { ...ORDER, version: 9, state_id: 'cancelled' }
    return { status: 200, body: { code: 200, data } }
  })
  beginSession('a')
  const client = { id: 5, name: 'Mostrador', code_id: null }
  const setup = { user_id: 1, client, cashier_id: 2, store_id: 3, prints: false }
  writeStored(STORAGE_KEYS.counter, JSON.stringify(setup))
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

it('a sale that was begun can be cancelled, and until then it is in words why the data stay', async () => {
  const user = userEvent.setup()
  showTo(POLICY.local_administrative, <CounterScreen parts={PARTS} />, '/counter?sale=7')
  await screen.findByText('Zancada 38')
  expect(screen.getByText('Primero cobre o cancele la venta que está en pantalla.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancelar venta' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(dialog.querySelector('textarea, input[type=text], input:not([type])')!, 'Cliente se fue')
  await user.click([...dialog.querySelectorAll<HTMLButtonElement>('button[type=submit]')].at(-1)!)
  await waitFor(() => expect(screen.queryByText('Zancada 38')).toBeNull())
  expect(screen.getByText('Listo para la siguiente venta')).toBeTruthy()
})
