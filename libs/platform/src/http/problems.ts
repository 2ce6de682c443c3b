import type { Problem } from '@deportivo/contracts/problems'
import type { TextKey } from '@deportivo/texts/texts'
import { text, type TextValues } from '@deportivo/texts/text'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { fieldErrors } from '@deportivo/contracts/field-errors'
import { causeOf } from '../config/outage-log.ts'
import { isTransient } from '../db/transient.ts'
import { messageOf } from './message.ts'
import { invalid, Refused, type Refusal, type RefusalKind } from './refused.ts'

const STATUS: Record<RefusalKind, number> = {
  invalid: 422,
  rule: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  stale: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  throttled: 429,
  unavailable: 503,
}

/** Errors of libraries that mean a caller's mistake. */
const KNOWN: Record<string, [status: number, key: TextKey]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'problem.unsupported_media'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'problem.malformed'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'problem.malformed'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'problem.malformed'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'problem.body_too_large'],
  FST_REQ_FILE_TOO_LARGE: [413, 'problem.body_too_large'],
  FST_FILES_LIMIT: [413, 'problem.too_many_files'],
  FST_PARTS_LIMIT: [413, 'problem.body_too_large'],
  FST_FIELDS_LIMIT: [413, 'problem.body_too_large'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'problem.unsupported_media'],
  FST_MP_INVALID_MULTIPART_CONTENT_TYPE: [415, 'problem.unsupported_media'],
  // An address that names no file in the only way allowed, such as one with an empty part.
  FST_STATIC_FORBIDDEN_PATH: [404, 'problem.no_route'],
}

const MISTAKEN_VALUE = new Set(['22P02', '22003', '22007', '22021', '22P05'])

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

// The parser of forms gives its errors no code: a form without a boundary, with one that is too long to search for, or
// cut off by a lost connection.
const BROKEN_FORM = /^Multipart: |unexpected end of|^Malformed |^Missing Content-Type|^The needle cannot/i

const isBrokenForm = ({ message }: Error, { headers }: FastifyRequest): boolean =>
  (headers['content-type'] ?? '').startsWith('multipart/') && BROKEN_FORM.test(message)

/** Whether the client went away before its request was complete. No fault of ours, and the reply reaches no one. */
const isCutOff = ({ message }: Error, { raw }: FastifyRequest): boolean =>
  message === 'aborted' && raw.readableAborted

function refusedProblem(refusal: Refusal): Problem {
  const errors = refusal.errors && Object.entries(refusal.errors)
  return {
    code: STATUS[refusal.kind],
    ...messageOf(refusal),
    ...(errors
      ? {
          errors: Object.fromEntries(
            errors.map(([field, message]) => [field, [text(message.key, message.values)]]),
          ),
          error_keys: Object.fromEntries(errors.map(([field, message]) => [field, [message]])),
        }
      : {}),
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
  }
}

function plain(code: number, key: TextKey, values: TextValues = {}): Problem {
  return { code, ...messageOf({ key, values }) }
}

function problemOf(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Refused) return refusedProblem(error.refusal)
  if (error.validation) return refusedProblem(invalid(fieldErrors(error.validation)).refusal)
  const known = KNOWN[error.code]
  if (known) return plain(known[0], known[1])
  if (isBrokenForm(error, request) || isCutOff(error, request)) return plain(400, 'problem.malformed')
  if (isTransient(error)) return plain(503, 'problem.unavailable')
  if (MISTAKEN_VALUE.has(codeOf(error))) return plain(422, 'problem.invalid')
  if (error.statusCode && error.statusCode < 500) return plain(error.statusCode, 'problem.malformed')
  return plain(500, 'problem.internal', { request_id: request.id })
}

/** Our own faults are logged with their stack; an outage fails many calls, so each is one line. */
function logProblem({ log }: FastifyRequest, status: number, error: FastifyError): void {
  if (status === 503) log.warn({ cause: causeOf(error), code: error.code }, 'request failed for the moment')
  else if (status >= 500) log.error({ err: error }, 'request failed')
}

/** Converts any error into a problem reply. */
export function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request)
  logProblem(request, problem.code, error)
  if (problem.code === 503) reply.header('retry-after', '2')
  if (error instanceof Refused && error.refusal.retryAfterSeconds)
    reply.header('retry-after', String(error.refusal.retryAfterSeconds))
  return send(reply, problem, request.id)
}

export function send(reply: FastifyReply, problem: Problem, requestId: string): FastifyReply {
  return reply
    .code(problem.code)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ ...problem, request_id: requestId })
}

/** The reply to an address that no call has. */
export function sendNoRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = { code: 404, message: text('problem.no_route'), message_key: 'problem.no_route' } as const
  return send(reply, problem, request.id)
}
