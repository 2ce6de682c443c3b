import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DISPATCH_NAMESPACE } from '@deportivo/contracts/live/messages'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Server } from 'socket.io'
import useSWR from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLive } from './live.ts'

const PATIENCE_MS = 3_000

let http: HttpServer
let gateway: Server
/** Lets the sockets in. */
let open: () => void
let reads = 0

beforeEach(async () => {
  reads = 0
  http = createServer()
  gateway = new Server(http)
  const opened = new Promise<void>((resolve) => (open = resolve))
  gateway.of(DISPATCH_NAMESPACE).use((_socket, next) => void opened.then(() => next()))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  window.happyDOM.setURL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`)
})
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  const closed = gateway.close()
  // A request that a socket still holds open would keep the server waiting.
  http.closeAllConnections()
  await closed
})

/** A page that reads something, and listens. */
function Board() {
  const { status } = useLive(DISPATCH_NAMESPACE)
  const { data } = useSWR('board', () => Promise.resolve(++reads))
  return (
    <output>
      {status} {data}
    </output>
  )
}

const shown = async (text: string) =>
  expect(await screen.findByText(text, undefined, { timeout: 30_000 })).toBeTruthy()

it('a line that is slow to connect makes its pages read nothing twice; one that was lost makes them read again', async () => {
  // Without a pause, so that the socket is made with the real timers: it waits with them to connect again.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  render(<Board />)
  act(() => void vi.advanceTimersByTime(PATIENCE_MS))
  vi.useRealTimers()
  await shown('unreached 1')
  open()
  await shown('live 1')
  act(() => gateway.of(DISPATCH_NAMESPACE).sockets.forEach((socket) => socket.conn.close()))
  await shown('live 2')
})
