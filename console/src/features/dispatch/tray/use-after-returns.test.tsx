import { DISPATCH_NAMESPACE } from '@deportivo/contracts/live/messages'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { toolsFor } from '../tools/a-board.test-data.ts'
import { BoardToolsContext } from '../tools/board-tools.ts'
import { DeliveredTray } from './delivered-tray.tsx'

const delivered = (undo_until: string | null) => ({
  id: 7,
  version: 4,
  state_id: 'delivered_customer',
  client_name: 'Ana',
  city_name: 'Cali',
  total_value: 120_000,
  receiver_name: null,
  delivered_by: 'Luz Camargo',
  delivered_at: '2026-11-18T15:05:00.000Z',
  undo_until,
  can_reverse: false,
  reverse_refused: null,
})

let replies: Awaited<ReturnType<typeof startReplies>>
let gateway: Server
let row = delivered(new Date(Date.now() + 60_000).toISOString())
beforeEach(async () => {
  replies = await startReplies(() => ({ status: 200, body: { code: 200, data: [row] } }))
  gateway = new Server(replies.server)
})
afterEach(async () => {
  cleanup()
  await gateway.close()
  await replies.stop()
})

const undo = () => screen.queryByRole('button', { name: 'Deshacer la entrega del pedido 7' })

it('a return case that begins elsewhere takes the undo from a delivery on screen', async () => {
  const dispatch = gateway.of(DISPATCH_NAMESPACE)
  show(
    <BoardToolsContext value={toolsFor('head_dispatch', [])}>
      <DeliveredTray id="tray" onUndo={() => Promise.resolve()} onReversed={vi.fn()} />
    </BoardToolsContext>,
  )
  await waitFor(() => expect([undo() !== null, dispatch.sockets.size]).toEqual([true, 1]), {
    timeout: 30_000,
  })
  row = delivered(null)
  // Of an order that is not shown: nothing is read again.
  dispatch.emit('return:changed', { order_id: 8 })
  dispatch.emit('return:changed', { order_id: 7 })
  await waitFor(() => expect(undo()).toBeNull())
  expect(replies.asked.filter(({ url }) => url.startsWith('/api/v1/dispatch/delivered'))).toHaveLength(2)
})
