import type { BodyOf, Contract, ParamsOf, QueryOf, ReplyOf } from '@deportivo/contracts/route'
import { errorOf, failed } from './call-error.ts'
import { updateServerTime } from './clock.ts'
import { replied, keyFor } from './idempotency.ts'
import { messageOf, type MessageBody } from './localize.ts'
import { STORAGE_KEYS, readStored } from '../state/browser-storage.ts'
import { newId } from './new-id.ts'
import { currentPreferences } from '../preferences/preferences.ts'
import { accessToken, endSession } from '../session/session-end.ts'
import { send, type Sent } from './send.ts'
import { isTransient } from './retries.ts'
import { versionHeaders, withVersion } from './versioned.ts'

type IfNeeded<Name extends string, Value> = object extends Value
  ? { [K in Name]?: Value }
  : { [K in Name]: Value }

export type CallInput<C> = IfNeeded<'params', ParamsOf<C>> &
  IfNeeded<'query', QueryOf<C>> &
  IfNeeded<'body', BodyOf<C>> & {
    /** Sent as a multipart form with the body's fields beside it. */
    file?: { field: string; file: File }
    onProgress?: (share: number) => void
    signal?: AbortSignal
    /** Of a change that waited in the browser's storage: its tries before a reload had the same. */
    idempotencyKey?: string
    /** Sends no profile: the stored one may belong to another user. */
    asAnyProfile?: true
  }

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  file?: { field: string; file: File }
  onProgress?: (share: number) => void
  signal?: AbortSignal
  idempotencyKey?: string
  asAnyProfile?: true
}

export const API = '/api/v1'

/** The address of a call. Query values that are absent or empty are left out, so that equal queries are equal text. */
export function addressOf(contract: Contract, input: LooseInput): string {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null && value !== '')
      query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const search = query.toString()
  return `${API}${path}${search === '' ? '' : `?${search}`}`
}

export function headersOf(idempotencyKey: string | null, asAnyProfile: boolean): Record<string, string> {
  const token = accessToken.get()
  const profile = asAnyProfile ? null : readStored(STORAGE_KEYS.profile)
  return {
    accept: 'application/json',
    'accept-language': currentPreferences().language,
    'x-request-id': newId(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(token === null || profile === null ? {} : { 'x-profile': profileId(profile) }),
    ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

/** The chosen profile is stored as `{id, name}`. */
export function profileId(stored: string): string {
  try {
    const parsed: unknown = JSON.parse(stored)
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed ? String(parsed.id) : ''
  } catch {
    // Stored as the bare id.
    return stored
  }
}

function bodyOf(input: LooseInput): BodyInit | undefined {
  if (!input.file) return input.body === undefined ? undefined : JSON.stringify(input.body)
  const form = new FormData()
  const fields = Object.entries(
    (input.body ?? {}) as Record<string, string | number | boolean | object | null>,
  )
  for (const [name, value] of fields)
    // A form has no null: the server reads a blank field as one.
    if (value !== undefined)
      form.append(name, typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value))
  // Last: the server validates the fields before it takes the bytes.
  form.append(input.file.field, input.file.file)
  return form
}

/** Waits before each retry of a call without a response. A shop's network is back within seconds, or not soon. */
const WAITS_MS = [400, 1_200, 3_000]

/** A server that takes long to fail is not back within the waits: the user sees the failure at once. */
const PATIENCE_MS = 8_000

async function sendUntilReply(attempt: () => Promise<Sent>, signal: AbortSignal | undefined): Promise<Sent> {
  const until = Date.now() + PATIENCE_MS
  for (const wait of WAITS_MS) {
    const sent = await attempt()
    if (!isTransient(sent.status) || signal?.aborted === true) return sent
    if (sent.status !== 0 && Date.now() > until) return sent
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return attempt()
}

/** Translates the Spanish message of a reply into the user's language. */
function localized(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('message_key' in body)) return body
  return { ...body, message: messageOf(body as MessageBody) }
}

function checked(sent: Sent, requestId: string, isChange: boolean): unknown {
  if (sent.status === 0) throw failed(sent.isAborted ? 'aborted' : 'offline', requestId)
  if (sent.status >= 200 && sent.status < 300) return localized(sent.body)
  const error = errorOf(sent.status, sent.body, sent.requestId ?? requestId, isChange)
  if (sent.status === 401) endSession('invalid')
  throw error
}

/**
 * One call of the contract, typed by it. Retries while there is no reply (a change sends the same idempotency key with
 * every try, so it happens once) and throws `CallError` for everything else.
 */
export async function call<C extends Contract>(
  contract: C,
  ...[given]: object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]
): Promise<ReplyOf<C>> {
  const input = (given ?? {}) as LooseInput
  const address = addressOf(contract, input)
  const body = contract.method === 'GET' ? undefined : bodyOf(input)
  const key =
    contract.method === 'GET' ? null : (input.idempotencyKey ?? keyFor(contract.method, address, body))
  const headers = { ...headersOf(key, input.asAnyProfile === true), ...versionHeaders(contract, address) }
  const attempt = async () => {
    const askedAt = Date.now()
    const sent = await send({ method: contract.method, address, headers, body, ...transport(input) })
    updateServerTime(sent.date, askedAt, Date.now())
    return withVersion(contract, address, sent)
  }
  const sent = await sendUntilReply(attempt, input.signal)
  if (key !== null && sent.status !== 0) replied(contract.method, address, body)
  return checked(sent, headers['x-request-id'] ?? '', contract.method !== 'GET') as ReplyOf<C>
}

/** Untyped variant for parts that serve every contract; the caller knows input and reply. */
export const callLoosely = call as unknown as (contract: Contract, input: object) => Promise<unknown>

function transport({ onProgress, signal }: LooseInput) {
  return { ...(onProgress ? { onProgress } : {}), ...(signal ? { signal } : {}) }
}
