import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { TextsProvider } from '../../../shared/language/texts.tsx'
import { toolsFor } from '../tools/a-board.test-data.ts'
import { BoardToolsContext } from '../tools/board-tools.ts'
import { DeliveredTray } from './delivered-tray.tsx'

const delivered = (id: number, undo_until: string | null, reverse_refused: string | null = null) => ({
  id,
  version: 4,
  state_id: 'delivered_customer',
  client_name: `Cliente ${id}`,
  city_name: 'Cali',
  total_value: 120_000,
  receiver_name: 'Portería',
  delivered_at: '2026-11-18T15:05:00.000Z',
  delivered_by: 'Luz Camargo',
  undo_until,
  can_reverse: id === 5,
  reverse_refused,
})

let server: Awaited<ReturnType<typeof startReplies>>
let rows: ReturnType<typeof delivered>[] = []

beforeEach(async () => {
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: rows } }))
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

function show() {
  const onUndo = vi.fn(() => Promise.resolve())
  // A cache of its own: no reply of one test is used in the next.
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TextsProvider>
        <BoardToolsContext value={toolsFor('head_dispatch', [])}>
          <DeliveredTray id="tray" onUndo={onUndo} onReversed={vi.fn()} />
        </BoardToolsContext>
      </TextsProvider>
    </SWRConfig>,
  )
  return { onUndo, user: userEvent.setup() }
}

const rowOf = async (id: number) => {
  const name = await screen.findByRole('button', { name: `#${id} Cliente ${id}` })
  const row = name.closest('li')
  if (!row) throw new Error(`order ${id} has no row`)
  return within(row)
}

test('the tray shows order, client, time, courier and receiver, and offers undo while it is possible', async () => {
  rows = [delivered(1, new Date(Date.now() + 60_000).toISOString()), delivered(2, null)]
  const { onUndo, user } = show()
  const first = await rowOf(1)
  expect(first.getByText('10:05')).toBeTruthy()
  expect(first.getByText('Entregó Luz Camargo · Cali · recibió Portería')).toBeTruthy()
  expect((await rowOf(2)).queryByRole('button', { name: /Deshacer/ })).toBeNull()
  await user.click(first.getByRole('button', { name: 'Deshacer la entrega del pedido 1' }))
  expect(onUndo).toHaveBeenCalledWith(rows[0])
})

test('the offer to undo ends by itself when the server’s time is over', async () => {
  rows = [delivered(3, new Date(Date.now() + 250).toISOString())]
  show()
  const row = await rowOf(3)
  await waitFor(() => expect(row.queryByRole('button', { name: /Deshacer/ })).toBeNull())
})

test('who may reverse does it here, with a reason, when it can no longer be undone', async () => {
  rows = [delivered(4, null), delivered(5, null)]
  const { user } = show()
  expect((await rowOf(4)).queryByRole('button', { name: /Reversar/ })).toBeNull()
  await user.click((await rowOf(5)).getByRole('button', { name: 'Reversar la entrega del pedido 5' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reversar: Entregado al cliente' }))
  await user.type(dialog.getByRole('textbox'), 'No lo recibió')
  await user.click(dialog.getByRole('button', { name: 'Reversar' }))
  await waitFor(() =>
    expect(server.asked.find(({ method }) => method === 'POST')?.body).toContain('No lo recibió'),
  )
  // The tray is read again before the test ends.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a return case disables it, and is named', async () => {
  const reason = 'El pedido tiene la garantía GAR-8 en curso: cancélela primero.'
  rows = [delivered(6, null, reason)]
  const { user } = show()
  const button = (await rowOf(6)).getByRole('button', { name: 'Reversar la entrega del pedido 6' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toBe(reason)
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a day without deliveries shows a message', async () => {
  rows = []
  show()
  await screen.findByText('Hoy no se ha entregado ningún pedido.')
})
