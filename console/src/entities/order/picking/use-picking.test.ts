import type { Order } from '@deportivo/contracts/orders/order'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { usePicking } from './use-picking.ts'

/** The fields of an order that picking reads. */
const anOrder = (version: number) =>
  ({ id: 256, version, products: [{ id: 1, quantity: 2, picked: 0 }] }) as unknown as Order

let server: Awaited<ReturnType<typeof startReplies>>
let reply: () => void

beforeEach(async () => {
  let version = 4
  const asked = new Promise<void>((resolve) => (reply = resolve))
  server = await startReplies(async () => {
    const data = anOrder(++version)
    await asked
    return { status: 200, body: { code: 200, data } }
  })
})

afterEach(async () => {
  cleanup()
  await server.stop()
})

test('packing waits for the ticks that are on their way, and goes on from the order they left', async () => {
  const { result } = renderHook(() => usePicking(anOrder(4), () => undefined))
  act(() => result.current.pick({ 1: 2 }))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  const packed = result.current.flush()
  reply()
  expect((await packed).version).toBe(5)
  expect(server.asked).toHaveLength(1)
})

test('ticks made while others are on their way go out after them, in order', async () => {
  const { result } = renderHook(() => usePicking(anOrder(4), () => undefined))
  act(() => result.current.pick({ 1: 1 }))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  act(() => result.current.pick({ 1: 2 }))
  const packed = result.current.flush()
  expect(server.asked).toHaveLength(1)
  reply()
  expect((await packed).version).toBe(6)
  expect(server.asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { lines: [{ line_id: 1, quantity: 1 }] },
    { lines: [{ line_id: 1, quantity: 2 }] },
  ])
})

test('a tick counts as unsent until its save arrived', async () => {
  const { result } = renderHook(() => usePicking(anOrder(4), () => undefined))
  act(() => result.current.pick({ 1: 1 }))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect([...result.current.unsent]).toEqual([1])
  reply()
  await waitFor(() => expect([...result.current.unsent]).toEqual([]))
})

test('ticks that find no connection stay, and go out when it is back', async () => {
  const { result } = renderHook(() => usePicking(anOrder(4), () => undefined))
  reply()
  await server.stop()
  act(() => result.current.pick({ 1: 2 }))
  await act(() => result.current.flush().catch(() => undefined))
  expect([result.current.picks, [...result.current.unsent]]).toEqual([{ 1: 2 }, [1]])
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: anOrder(5) } }))
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect([...result.current.unsent]).toEqual([]))
  expect(server.asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { lines: [{ line_id: 1, quantity: 2 }] },
  ])
}, 20_000)
