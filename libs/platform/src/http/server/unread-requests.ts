import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@deportivo/contracts/problems'
import type { TextKey } from '@deportivo/texts/texts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { messageOf } from '../message.ts'
import { sendProblem } from '../problems.ts'
import type { Headers } from './security-headers.ts'

/** Errors of Node's parser with a status of their own; all others are 400. */
const STATUSES: Record<string, [status: number, key: TextKey]> = {
  HPE_HEADER_OVERFLOW: [431, 'problem.body_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'problem.malformed'],
}

/** Replies to addresses that the router cannot read, for which neither hooks nor the error handler run. */
export const replyToUnreadAddress =
  (headers: Headers) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    void reply.header('cache-control', 'no-store').header('x-request-id', request.id)
    sendProblem(error, request, reply)
  }

/** Replies to what Node's parser cannot read, for which there is no request, and ends the connection. */
export const replyToUnreadRequest =
  (headers: Headers, log: Logger) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, key] = STATUSES[error.code ?? ''] ?? [400, 'problem.malformed']
    const id = randomUUID()
    log.info({ reqId: id, cause: error.code, status }, 'request could not be read')
    if (socket.writable)
      socket.write(replyOf({ code: status, ...messageOf({ key }), request_id: id }, headers))
    socket.destroy(error)
  }

function replyOf(problem: Problem, headers: Headers): string {
  const body = JSON.stringify(problem)
  const lines = [
    ...headers,
    ['cache-control', 'no-store'],
    ['x-request-id', problem.request_id],
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', Buffer.byteLength(body)],
    ['connection', 'close'],
  ].map((header) => header.join(': '))
  return [`HTTP/1.1 ${problem.code} ${STATUS_CODES[problem.code]}`, ...lines, '', body].join('\r\n')
}
