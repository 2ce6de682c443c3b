import type { BrokenRun } from '@deportivo/contracts/catalogue/broken-runs'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type ReceivedCall, type Reply } from '../../shared/testing/start-replies.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { Toaster } from '../../shared/ui/toaster/toaster.tsx'
import { BrokenRunsPage } from './broken-runs-page.tsx'

const size = (id: number) => ({ size_id: id, size_name: String(id) })
const runOf = (product_id: number, product_name: string): BrokenRun => ({
  product_id,
  product_name,
  reference_name: 'ZAN',
  color_name: 'Negro',
  store_id: 2,
  store_name: 'Local Centro',
  sold_lately: 4,
  checked_at: '2026-11-28T10:00:00Z',
  missing: [39, 40].map((id) => ({
    ...size(id),
    stores: [{ store_id: 1, store_name: 'Bodega Principal', available: 3 }],
  })),
  moves: [39, 40].map((id) => ({
    ...size(id),
    from_store: 1,
    from_store_name: 'Bodega Principal',
    quantity: 1,
  })),
})

let runs: BrokenRun[]
/** The size that was sold meanwhile, which can't go back. */
let sold: number | null
let server: Awaited<ReturnType<typeof startReplies>>

function replyTo({ method, url, body }: ReceivedCall): Reply {
  if (url.includes('/inventory/broken-runs/move')) {
    runs = runs.filter(({ product_id }) => product_id !== (JSON.parse(body) as BrokenRun).product_id)
    return { status: 200, body: { code: 200, data: { transfer_ids: [] }, message: 'Producto transferido' } }
  }
  if (method === 'POST' && (JSON.parse(body) as { size_id: number }).size_id === sold)
    return { status: 422, body: { code: 422, message: 'No', errors: { quantity: ['Solo hay 0'] } } }
  if (method === 'POST') return { status: 200, body: { code: 200, data: { transfer_id: null } } }
  const data = url.includes('/inventory/broken-runs') ? runs : []
  return {
    status: 200,
    body: { code: 200, data, pagination: { per_page: 15, total: data.length, current_page: 1 } },
  }
}

const SESSION = {
  user: { id: 1, data: { displayName: 'Ana' } },
  grants: { 'update products': 'all', 'read products': 'all' },
} as unknown as Session

beforeEach(async () => {
  runs = [runOf(58, 'Zancada'), runOf(57, 'Trocha')]
  sold = null
  toasts.set([])
  server = await startReplies(replyTo)
  beginSession('a')
  show(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionProvider session={SESSION}>
        <BrokenRunsPage />
        <Toaster />
      </SessionProvider>
    </SWRConfig>,
  )
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const rows = () =>
  [...document.querySelectorAll('tbody tr[data-index]')].map((row) => ({
    name: /Zancada|Trocha/.exec(row.textContent)?.[0],
    isDone: row.hasAttribute('data-done'),
  }))
const sent = () =>
  server.asked.filter(({ method }) => method === 'POST').map(({ url }) => url.replace(/^.*\/v1/, ''))

async function moveFirst() {
  const user = userEvent.setup()
  await waitFor(() => expect(rows()).toHaveLength(2))
  const [first] = screen.getAllByRole('button', { name: 'Mover ya' })
  if (!first) throw new Error('no row')
  await user.click(first)
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover Zancada' }))
  expect(sent()).toEqual([])
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toContain('39Bodega Principal12')
  await user.click(dialog.getByRole('button', { name: 'Mover 2 unidades a Local Centro' }))
  await screen.findByText(
    'Se movieron 2 unidades de Zancada, talla 39, 40, de Bodega Principal a Local Centro.',
  )
  return user
}

test('moving at once asks first, and no other row comes under the pointer until it has left', async () => {
  await moveFirst()
  expect(sent()).toEqual(['/inventory/broken-runs/move'])
  expect(rows()).toEqual([
    { name: 'Zancada', isDone: true },
    { name: 'Trocha', isDone: false },
  ])
  expect(screen.getAllByRole('button', { name: 'Mover ya' })).toHaveLength(1)
  fireEvent.pointerMove(document.querySelector('tbody td') as Element)
  // As where the focus goes when the button that had it is gone.
  fireEvent.focusIn(document.body)
  expect(rows()).toHaveLength(2)
  fireEvent.pointerMove(document.body)
  await waitFor(() => expect(rows()).toEqual([{ name: 'Trocha', isDone: false }]))
})

test('a move is undone the other way, size by size; what was sold meanwhile is named', async () => {
  const user = await moveFirst()
  sold = 40
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await screen.findByText('Volvió 1 unidad de Zancada, talla 39, de Local Centro a Bodega Principal.')
  await screen.findByText('No se pudo deshacer: Zancada, talla 40, ya no está disponible en Local Centro.')
  const back = server.asked.filter(({ url }) => url.includes('/product/move/stock/58'))
  expect(back.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
    [39, 40].map((size_id) => ({
      from_store: 2,
      to_store: 1,
      size_id,
      quantity: 1,
      mode: 'instant',
    })),
  )
})
