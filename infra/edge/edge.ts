import {
  createServer,
  request,
  Agent,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { drain, isDrainable } from '@deportivo/platform/http/server/drain'
import { text } from '@deportivo/texts/text'
import { pathRules, serviceFor, type EdgeTarget } from './path-map.ts'

/** Where each service listens, as `http://host:port`. */
export type Upstreams = Readonly<Record<EdgeTarget, string>>

// Hop-by-hop headers: forwarded, they would describe the wrong connection.
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** One address in front of all services: each call goes to the service that the contracts name, sockets to live. */
export function createEdge(upstreams: Upstreams): Server {
  const rules = pathRules()
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
  const upstreamOf = (incoming: IncomingMessage): URL => {
    // Not parsed as a URL: anyone can send what is none, and its error would end the process.
    const [path = '/'] = (incoming.url ?? '/').split('?')
    return new URL(upstreams[serviceFor(rules, incoming.method ?? 'GET', path)])
  }
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/health/live') outgoing.end('{"status":"ok"}')
    else pass(incoming, outgoing, upstreamOf(incoming), agent)
  })
  server.on('upgrade', (incoming, socket, head) => join(incoming, socket, head, upstreamOf(incoming)))
  return server
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, upstream: URL, agent: Agent): void {
  const onward = request(
    {
      ...addressOf(upstream),
      agent,
      method: incoming.method,
      path: incoming.url,
      headers: headersFor(incoming),
    },
    (reply) => {
      const ending = isDrainable(incoming) ? {} : { connection: 'close' }
      outgoing.writeHead(reply.statusCode ?? 502, { ...withoutHops(reply.headers), ...ending })
      reply.pipe(outgoing)
      reply.once('error', () => outgoing.destroy())
    },
  )
  onward.once('error', () => refuse(outgoing))
  outgoing.once('close', () => {
    // The request of a closed browser must not continue.
    onward.destroy()
    drain(incoming)
  })
  incoming.pipe(onward)
}

/** Forwards a socket in both directions; when one end closes, so does the other. */
function join(incoming: IncomingMessage, socket: Duplex, head: Buffer, upstream: URL): void {
  const headers = {
    ...headersFor(incoming),
    connection: 'Upgrade',
    upgrade: incoming.headers.upgrade ?? 'websocket',
  }
  const onward = request({ ...addressOf(upstream), method: incoming.method, path: incoming.url, headers })
  onward.once('upgrade', (reply, farSocket: Socket, farHead) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(reply)}\r\n`)
    socket.write(farHead)
    farSocket.write(head)
    socket.pipe(farSocket).pipe(socket)
    socket.once('error', () => farSocket.destroy())
    farSocket.once('error', () => socket.destroy())
    socket.once('close', () => farSocket.destroy())
  })
  onward.once('response', (reply) => {
    socket.end(
      `HTTP/1.1 ${reply.statusCode ?? 502} ${reply.statusMessage ?? ''}\r\nConnection: close\r\n\r\n`,
    )
  })
  onward.once('error', () => socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n'))
  socket.once('error', () => onward.destroy())
  onward.end()
}

function addressOf(upstream: URL): { host: string; port: string } {
  return { host: upstream.hostname, port: upstream.port }
}

// The edge is the outermost proxy: what a client claims about its own address is not forwarded.
function headersFor(incoming: IncomingMessage): Record<string, string | string[] | undefined> {
  return {
    ...withoutHops(incoming.headers),
    'x-forwarded-for': incoming.socket.remoteAddress,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': incoming.headers.host,
  }
}

function withoutHops(headers: IncomingMessage['headers']): Record<string, string | string[] | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))
}

function rawHeaders({ rawHeaders: pairs }: IncomingMessage): string {
  return pairs.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('')
}

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
  const problem = { code: 503, message: text('problem.unavailable'), message_key: 'problem.unavailable' }
  outgoing.end(JSON.stringify(problem))
}
