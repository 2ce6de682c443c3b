import type { AuditEntry } from '@deportivo/contracts/admin/audit'
import type { AuditEvent } from '@deportivo/contracts/events/events'
import { append } from '@deportivo/platform/events/outbox/append'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'
import type { AuditRow } from '../tables.ts'

/** Who did it, from where and when. */
export type Deed = Pick<AuditRow, 'at' | 'by_id' | 'by_name' | 'by_profile' | 'address' | 'request_id'>

export type Fact = Pick<AuditRow, 'subject' | 'subject_id' | 'subject_name' | 'act'> & { changes?: Change[] }

export type Change = AuditEntry['changes'][number]

interface Request {
  id: string
  ip: string
}

export function deedOf(actor: Actor, { ip, id }: Request, now: Date): Deed {
  return {
    at: now,
    by_id: actor.id,
    by_name: actor.name,
    by_profile: actor.profile,
    address: ip,
    request_id: id,
  }
}

// Each line is written once and never changed.
const ONLY_VERSION = 1

async function tell(trx: Knex.Transaction, deed: Deed, payload: AuditEvent): Promise<void> {
  const { at, by_id, by_name, by_profile, request_id } = deed
  await append(trx, {
    aggregate_type: 'audit',
    aggregate_id: payload.audit_id,
    aggregate_version: ONLY_VERSION,
    type: 'audit.written',
    payload,
    meta: { actor_id: by_id, actor_name: by_name, profile_id: by_profile, request_id },
    occurred_at: at,
  })
}

/** Writes a deed down in the transaction that does it, and tells it: all happens or nothing. */
export async function writeAudit(
  trx: Knex.Transaction,
  deed: Deed,
  { changes = [], ...fact }: Fact,
): Promise<void> {
  const [written] = await trx('auth.audit')
    .insert({ ...deed, ...fact, changes: JSON.stringify(changes) })
    .returning('id')
  if (!written) throw new Error('the audit kept nothing')
  const { act, subject, subject_id } = fact
  const fields = changes.map(({ field }) => field)
  await tell(trx, deed, { audit_id: written.id, act, subject, subject_id, fields })
}

type Told = string | number | readonly (string | number)[] | Date | null | undefined

const asText = (value: Told): string | null => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  // Nothing chosen and nothing said are the same to whoever reads what changed.
  return Array.isArray(value) ? value.join(', ') || null : String(value)
}

/** What differs, field by field. */
export function changesBetween(before: Record<string, Told>, after: Record<string, Told>): Change[] {
  return Object.keys(after)
    .map((field) => ({ field, from: asText(before[field]), to: asText(after[field]) }))
    .filter(({ from, to }) => from !== to)
}
