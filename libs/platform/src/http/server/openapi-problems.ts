import { Problem } from '@deportivo/contracts/problems'

/** By status: its name among the document's components, and its meaning. */
const PROBLEMS: Record<number, [name: string, description: string]> = {
  400: ['RuleRefused', 'A business rule refused the request; `data` says which.'],
  401: ['Unauthorized', 'No live session.'],
  403: ['Forbidden', 'The chosen profile lacks the permission.'],
  404: ['NotFound', 'The record does not exist, or the user may not see it.'],
  409: ['Stale', 'The record changed meanwhile; `data` is the present one.'],
  413: ['TooLarge', 'The body, or a file in it, is larger than the call takes.'],
  415: ['UnsupportedMedia', 'The body, or a file in it, is of a kind that the call does not take.'],
  422: ['Invalid', 'Wrong input, by field.'],
  429: ['TooManyCalls', 'Too many calls, or too many failed attempts.'],
  503: ['Unavailable', 'The server cannot answer for the moment; the same request may succeed later.'],
}
const OF_BODIES = ['413', '415']
const TO_BE_RETRIED = ['429', '503']

const TEXT = { type: 'string' }
const REQUEST_ID = { description: 'The name of this request in the log of the server.', schema: TEXT }
const RETRY_AFTER = { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } }

/** The headers of a reply of this status. */
export const headersOfReply = (status: string) => ({
  'X-Request-Id': REQUEST_ID,
  ...(TO_BE_RETRIED.includes(status) ? { 'Retry-After': RETRY_AFTER } : {}),
})

/** Every way in which a call may fail. */
export function problemReplies(hasBody: boolean): Record<string, object> {
  const statuses = Object.entries(PROBLEMS).filter(([status]) => hasBody || !OF_BODIES.includes(status))
  return Object.fromEntries(
    statuses.map(([status, [, description]]) => [
      status,
      { description, content: { 'application/json': { schema: Problem } } },
    ]),
  )
}

export interface Reply {
  description: string
  content: { 'application/json': { schema: { properties: Record<string, object> } } }
}

/** The problem replies of a call by name: they are the same for all calls. */
export const sharedProblems = (replies: Record<string, Reply>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(PROBLEMS).map(([status, [name]]) => [
      name,
      { ...replies[status], headers: headersOfReply(status) },
    ]),
  )
