import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// Above the largest upload that any route accepts: smaller, and a refused file costs its client a connection.
// Larger, and a client can make the server read for nothing.
const MOST_DRAINED = 20_000_000

/** Whether part of the body has not arrived yet. */
const isUnread = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && ('content-length' in headers || 'transfer-encoding' in headers)

/** Whether the rest of a request may be read after its reply; if not, the reply must end the connection. */
export const isDrainable = (request: IncomingMessage): boolean =>
  !isUnread(request) || Number(request.headers['content-length']) <= MOST_DRAINED

// A client that still sends to a closed connection loses the reply too: it then reports a broken network. Long enough
// for a wrong file over a good connection, short enough for those that never end.
const LINGER_MS = 5_000

/** Ends a connection after its reply, but discards for a moment what its client still sends. */
function linger(socket: Socket): void {
  // Node ends a connection so after its last reply.
  socket.destroySoon = () => {
    const late = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(late)).once('end', () => socket.destroy())
    socket.end()
  }
}

/** Discards what still arrives of a request: the connection's next request comes after it. */
export function drain(request: IncomingMessage): void {
  request.unpipe()
  request.resume()
}

/**
 * A request that is refused before its body has arrived (a file too large, a full disk) leaves a connection that
 * still works: the rest is discarded up to a bound, else the reply ends the connection.
 */
export function drainRefused(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isUnread(raw)) return
    drain(raw)
    if (!isDrainable(raw)) linger(reply.header('connection', 'close').raw.req.socket)
    // Fastify ends the connection of a body that is too large.
    else if (reply.hasHeader('connection')) reply.header('connection', 'keep-alive')
  })
}
