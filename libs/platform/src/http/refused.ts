import type { TextKey } from '@deportivo/texts/texts'
import type { TextValues } from '@deportivo/texts/text'

export type RefusalKind =
  | 'invalid'
  | 'rule'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'stale'
  | 'too_large'
  | 'unsupported'
  | 'gone'
  | 'throttled'
  | 'unavailable'

export interface KeyedText {
  key: TextKey
  values?: TextValues
}

export interface Refusal extends KeyedText {
  kind: RefusalKind
  /** Per field, the first message of each. */
  errors?: Record<string, KeyedText>
  /** Which rule and which ids, for programs. */
  data?: unknown
  retryAfterSeconds?: number
  /** The record exists, but the caller may not see it; a stored reply is returned only for a short time. */
  isUnseen?: true
}

/** How business code refuses a request. Only `problems.ts` maps kinds to status codes. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.key)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** The record does not exist. */
export const notFound = () => new Refused({ kind: 'not_found', key: 'problem.not_found' })

/** The record exists, but the caller may not see it: the same reply as for a missing one. */
export const unseen = () => new Refused({ kind: 'not_found', key: 'problem.not_found', isUnseen: true })

export const forbidden = () => new Refused({ kind: 'forbidden', key: 'problem.forbidden' })

/** Wrong input, by field. */
export function invalid(fields: Record<string, TextKey | KeyedText>, data?: unknown): Refused {
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [
      field,
      typeof message === 'string' ? { key: message } : message,
    ]),
  )
  return new Refused({
    kind: 'invalid',
    key: 'problem.invalid',
    errors,
    ...(data === undefined ? {} : { data }),
  })
}

/** A business rule refused; `data.rule` names it for programs. */
export function rule(key: TextKey, values: TextValues = {}, data: Record<string, unknown> = {}): Refused {
  return new Refused({ kind: 'rule', key, values, data: { rule: key, ...data } })
}
