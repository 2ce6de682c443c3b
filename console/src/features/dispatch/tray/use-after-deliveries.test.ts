import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { createBoard } from '../model/board-store.ts'
import { useAfterDeliveries } from './use-after-deliveries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const room = 'dispatch'
const here = aCard({ id: 1, stock_left: false })
const delivered = aCard({ id: 2, stock_left: true })

function open() {
  const board = createBoard()
  const refresh = vi.fn()
  renderHook(() => useAfterDeliveries(board, refresh))
  return { board, refresh }
}

it('the first snapshot asks for nothing again', async () => {
  const { board, refresh } = open()
  board.takeSnapshot({ room, seq: 1, cards: [here, delivered] })
  await vi.runAllTimersAsync()
  expect(refresh).not.toHaveBeenCalled()
})

it('several deliveries in a row ask once', async () => {
  const { board, refresh } = open()
  board.takeSnapshot({ room, seq: 1, cards: [here] })
  board.takeSnapshot({ room, seq: 2, cards: [here, delivered] })
  board.takeSnapshot({ room, seq: 3, cards: [aCard({ id: 1, stock_left: true }), delivered] })
  await vi.runAllTimersAsync()
  expect(refresh).toHaveBeenCalledOnce()
})
