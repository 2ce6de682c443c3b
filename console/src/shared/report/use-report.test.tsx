import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { REPORTS_NAMESPACE } from '@deportivo/contracts/live/messages'
import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { act, cleanup, screen } from '@testing-library/react'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { useReport } from './use-report.ts'

let http: HttpServer
let gateway: Server
let reads = 0

beforeEach(async () => {
  reads = 0
  http = createServer((request, response) => {
    if (!request.url?.startsWith('/api/')) return
    reads += 1
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 200, data: { as_of: '2026-03-05T15:00:00.000Z', reads } }))
  })
  gateway = new Server(http)
  gateway.of(REPORTS_NAMESPACE)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  window.happyDOM.setURL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`)
})
afterEach(async () => {
  cleanup()
  await gateway.close()
})

const REPORT = {
  name: 'sales',
  contract: { method: 'GET', path: '/reports/sales' },
} as unknown as DeclaredReport
const QUERY = { range: 'today' }

function Figures() {
  const { data, status } = useReport(REPORT, QUERY, false)
  return (
    <output>
      {status} {data && (data as unknown as { reads: number }).reads}
    </output>
  )
}

const shown = async (text: string) =>
  expect(await screen.findByText(text, undefined, { timeout: 30_000 })).toBeTruthy()

it('a report is read once when it is opened, and again after its line was lost', async () => {
  show(<Figures />)
  await shown('live 1')
  const namespace = gateway.of(REPORTS_NAMESPACE)
  // Until it is connected again, which may take a busy machine long, the figures are also read at intervals.
  const before = new Promise<number>((resolve) => namespace.once('connection', () => resolve(reads)))
  act(() => namespace.sockets.forEach((socket) => socket.conn.close()))
  await shown('reconnecting 1')
  await shown(`live ${(await before) + 1}`)
}, 40_000)
