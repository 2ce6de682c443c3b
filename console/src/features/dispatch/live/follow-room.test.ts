import { EventEmitter } from 'node:events'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { expect, it, vi } from 'vitest'
import type { LiveSocket } from '../../../shared/net/live.ts'
import { createBoard } from '../model/board-store.ts'
import { followRoom } from './follow-room.ts'

const ROOM = 'dispatch:all'

it('a tick reports first up to which time the server has all changes', () => {
  const socket = new EventEmitter()
  const board = createBoard()
  board.takeSnapshot({ room: ROOM, seq: 7, cards: [] })
  const calls: string[] = []
  const stop = followRoom<Card>(socket as unknown as LiveSocket, {
    board,
    onFresh: () => calls.push('fresh'),
    onAsOf: (as_of) => calls.push(as_of),
  })
  socket.emit('board:tick', { room: ROOM, seq: 7, as_of: '2026-11-23T08:00:00.000Z' })
  expect(calls).toEqual(['2026-11-23T08:00:00.000Z', 'fresh'])
  stop()
})

it('a change before the first tick does not make the board count as fresh', () => {
  const socket = new EventEmitter()
  const board = createBoard()
  board.takeSnapshot({ room: ROOM, seq: 7, cards: [] })
  const onFresh = vi.fn()
  const stop = followRoom<Card>(socket as unknown as LiveSocket, { board, onFresh })
  socket.emit('board:delta', { room: ROOM, changes: [] })
  expect(onFresh).not.toHaveBeenCalled()
  socket.emit('board:tick', { room: ROOM, seq: 7, as_of: '2026-11-23T08:00:00.000Z' })
  expect(onFresh).toHaveBeenCalledOnce()
  stop()
})
