import type { Order } from '@deportivo/contracts/orders/order'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { startReplies, type Reply } from '../../../shared/testing/start-replies.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { pickQueue } from './pick-queue.ts'
import { useUnsentPicks } from './send-picks.ts'
import { usePicking } from './use-picking.ts'

/** Each test has an order of its own: what still waits of another's is not sent for it. */
let orderId = 255

/** The fields of an order that picking reads. */
const anOrder = (version: number, picked = 0) =>
  ({ id: orderId, version, products: [{ id: 1, quantity: 2, picked }] }) as unknown as Order

const sessionOf = (userId: number) => ({ user: { id: userId }, grants: {} }) as unknown as Session

/** Signs `userId` in, in a shell without a dialog. */
function signIn(userId: number) {
  return renderHook(() => useUnsentPicks(userId))
}

/** The pick list of the order, opened by `userId`. */
const open = (userId = 7) =>
  renderHook(() => usePicking(anOrder(4), () => undefined), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionProvider session={sessionOf(userId)}>{children}</SessionProvider>
    ),
  })

type Server = Awaited<ReturnType<typeof startReplies>>
let server: Server
let reply: () => void

const saved = (version: number, picked: number): Reply => ({
  status: 200,
  body: { code: 200, data: anOrder(version, picked) },
})
const ownCalls = () => server.asked.filter(({ url }) => url.includes(`/sale/${orderId}/`))
const bodies = () => ownCalls().map(({ body }) => JSON.parse(body) as unknown)
const ticks = (quantity: number, seen = 0) => ({ lines: [{ line_id: 1, quantity, seen }] })

/** Ticks two units while the server takes none, and closes the list. */
async function closeUnsent(): Promise<void> {
  const { result, unmount } = open()
  act(() => result.current.pick({ 1: 2 }))
  await act(() => result.current.flush().catch(() => undefined))
  unmount()
}

const serve = async (replyTo: Parameters<typeof startReplies>[0]): Promise<void> => {
  await server.stop()
  server = await startReplies(replyTo)
}
const beTooBusy = () => serve(() => ({ status: 429, body: { message: 'Demasiadas peticiones.' } }))
const reconnect = () => act(() => void dispatchEvent(new Event('online')))

beforeEach(async () => {
  orderId += 1
  let version = 4
  const asked = new Promise<void>((resolve) => (reply = resolve))
  server = await startReplies(async ({ url, body }) => {
    // A page of another test that looks for its stopped server may find this one on the same port.
    if (!url.includes(`/sale/${orderId}/`)) return { status: 404, body: { message: 'Not found' } }
    const next = ++version
    await asked
    const [line] = (JSON.parse(body) as ReturnType<typeof ticks>).lines
    return saved(next, line?.quantity ?? 0)
  })
})

afterEach(async () => {
  reply()
  cleanup()
  await server.stop()
  localStorage.clear()
  pickQueue.set([])
})

test('packing waits for the ticks that are on their way, and goes on from the order they left', async () => {
  const { result } = open()
  act(() => result.current.pick({ 1: 2 }))
  await waitFor(() => expect(ownCalls()).toHaveLength(1))
  const packed = result.current.flush()
  reply()
  await act(async () => expect((await packed).version).toBe(5))
  expect(ownCalls()).toHaveLength(1)
  expect(result.current.picks).toEqual({ 1: 2 })
})

test('ticks made while others are on their way go out after them, in order', async () => {
  const { result } = open()
  act(() => result.current.pick({ 1: 1 }))
  await waitFor(() => expect(ownCalls()).toHaveLength(1))
  act(() => result.current.pick({ 1: 2 }))
  const packed = result.current.flush()
  expect(ownCalls()).toHaveLength(1)
  reply()
  await act(async () => expect((await packed).version).toBe(6))
  expect(bodies()).toEqual([ticks(1), ticks(2, 1)])
})

test('a tick counts as unsent until its save arrived', async () => {
  const { result } = open()
  act(() => result.current.pick({ 1: 1 }))
  await waitFor(() => expect(ownCalls()).toHaveLength(1))
  expect([...result.current.unsent]).toEqual([1])
  reply()
  await waitFor(() => expect([...result.current.unsent]).toEqual([]))
})

test('ticks of a closed list are unsent when it is opened again, and go out when the connection is back, with the key of their first try', async () => {
  signIn(7)
  await server.stop()
  await closeUnsent()
  const { result, unmount } = open()
  expect([result.current.picks, [...result.current.unsent]]).toEqual([{ 1: 2 }, [1]])
  unmount()
  const key = pickQueue.get()[0]?.sending?.key
  await serve(() => saved(5, 2))
  reconnect()
  await waitFor(() => expect(pickQueue.get()).toEqual([]))
  expect(bodies()).toEqual([ticks(2)])
  expect([key, ownCalls()[0]?.headers['idempotency-key']]).toEqual([expect.any(String), key])
}, 20_000)

test('ticks that waited go out when their user signs in again, and not for another user', async () => {
  await beTooBusy()
  await closeUnsent()
  const stored = localStorage.getItem('unsent_picks')
  await serve(() => saved(5, 2))
  const other = signIn(8)
  reconnect()
  expect([...open(8).result.current.unsent]).toEqual([])
  other.unmount()
  expect([localStorage.getItem('unsent_picks'), ownCalls()]).toEqual([stored, []])
  signIn(7)
  await waitFor(() => expect(localStorage.getItem('unsent_picks')).toBeNull())
  expect(bodies()).toEqual([ticks(2)])
})

test('ticks that the server refuses are dropped with a message, although their list is closed', async () => {
  signIn(7)
  await beTooBusy()
  await closeUnsent()
  await serve(() => ({ status: 400, body: { message: 'El pedido ya está empacado.' } }))
  reconnect()
  await waitFor(() => expect(pickQueue.get()).toEqual([]))
  expect(toasts.get().map(({ text }) => text)).toContain('El pedido ya está empacado.')
})

test('ticks that newer ones of another user contradict are given up, with a message at the line or in a toast', async () => {
  signIn(7)
  await serve(() => saved(5, 1))
  const { result, unmount } = open()
  act(() => result.current.pick({ 1: 2 }))
  await waitFor(() => expect([...result.current.contradicted]).toEqual([1]))
  expect([result.current.picks, pickQueue.get()]).toEqual([{ 1: 1 }, []])
  act(() => result.current.pick({ 1: 1 }))
  expect([...result.current.contradicted]).toEqual([])
  unmount()
  await beTooBusy()
  await closeUnsent()
  await serve(() => saved(6, 1))
  reconnect()
  await waitFor(() => expect(pickQueue.get()).toEqual([]))
  const values = expect.objectContaining({ id: orderId, picked: 1, quantity: 2 }) as unknown
  expect(toasts.get()).toContainEqual(expect.objectContaining({ key: 'board.picks_newer_of', values }))
})
