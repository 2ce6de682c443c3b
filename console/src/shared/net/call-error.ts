import type { Problem } from '@deportivo/contracts/problems'
import type { TextKey } from '@deportivo/texts/texts'
import { localize, messageOf } from './localize.ts'

/** Why a call failed, where the reply carries no reason. */
export type CallFailure = 'offline' | 'unreadable' | 'aborted' | 'not_saved' | 'no_payload'

const FAILURE_TEXTS: Record<CallFailure, TextKey> = {
  offline: 'call.offline',
  unreadable: 'call.unreadable',
  aborted: 'call.aborted',
  not_saved: 'call.not_saved',
  no_payload: 'call.no_payload',
}

/** A failed call: its message, its field errors and the request id for support. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  /** Words of the server, in the user's language; null where only a key of ours explains it. */
  readonly serverText: string | null
  readonly key: TextKey | null
  readonly errors: Record<string, string>
  readonly data: unknown
  readonly requestId: string | null

  constructor(failure: {
    status: number
    serverText?: string | null
    key?: TextKey | null
    errors?: Record<string, string>
    data?: unknown
    requestId?: string | null
  }) {
    super(failure.serverText ?? failure.key ?? String(failure.status))
    this.status = failure.status
    this.serverText = failure.serverText ?? null
    this.key = failure.key ?? null
    this.errors = failure.errors ?? {}
    this.data = failure.data
    this.requestId = failure.requestId ?? null
  }

  /** No response: the change may or may not have happened, and repeating it is safe. */
  get isUncertain(): boolean {
    return this.status === 0
  }

  /** The server read it and does not take it: the same again would be refused again. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 408, 409, 429].includes(this.status)
  }

  get isStale(): boolean {
    return this.status === 409
  }
}

/** The first message of each field: that is all a form shows. */
function firstMessages({ errors, error_keys }: Problem): Record<string, string> {
  const entries = Object.entries(errors ?? {}).flatMap(([field, messages]): [string, string][] => {
    const first = messages[0]
    if (first === undefined) return []
    const localized = error_keys?.[field]?.[0]
    return [[field, localized ? localize(first, localized) : first]]
  })
  return Object.fromEntries(entries)
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

/** A proxy's page instead of a problem is unreadable; the texts for a refused change are the specification's. */
function failureOf(body: unknown, isChange: boolean): CallFailure {
  if (!isChange || typeof body === 'string') return 'unreadable'
  return body === undefined || body === null ? 'no_payload' : 'not_saved'
}

/** Reads a failed reply. */
export function errorOf(
  status: number,
  body: unknown,
  requestId: string | null,
  isChange = false,
): CallError {
  if (!isProblem(body))
    return new CallError({ status, key: FAILURE_TEXTS[failureOf(body, isChange)], requestId })
  return new CallError({
    status,
    serverText: messageOf(body) ?? body.message,
    errors: firstMessages(body),
    data: body.data,
    requestId: body.request_id ?? requestId,
  })
}

export const failed = (failure: CallFailure, requestId: string | null = null) =>
  new CallError({ status: 0, key: FAILURE_TEXTS[failure], requestId })

export const isCallError = (error: unknown): error is CallError => error instanceof CallError
