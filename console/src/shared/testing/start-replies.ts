import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedCall {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** `null`: the connection is cut without a response. */
export type Reply = { status: number; body: unknown; headers?: Record<string, string> } | null

declare global {
  interface Window {
    happyDOM: {
      abort: () => Promise<void>
      setURL: (url: string) => void
      setViewport: (size: { width: number; height: number }) => void
    }
  }
}

/** A real local server with the test's replies; the page's origin becomes its address. */
export async function startReplies(replyTo: (asked: ReceivedCall) => Reply | Promise<Reply>) {
  const asked: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one: ReceivedCall = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      asked.push(one)
      void Promise.resolve(replyTo(one)).then((given) => {
        if (given === null) return request.socket.destroy()
        response.writeHead(given.status, {
          'content-type': 'application/json',
          'x-request-id': 'req-1',
          ...given.headers,
        })
        return response.end(given.status === 304 ? undefined : JSON.stringify(given.body))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  window.happyDOM.setURL(`http://127.0.0.1:${port}/`)
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { asked, stop, server }
}
