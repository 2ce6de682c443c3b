import type { AuditEvent } from '@deportivo/contracts/events/audit'
import type { Knex } from 'knex'
import { appendEvent } from '../events/outbox/append.ts'
import type { Actor } from '../http/guard/actor.ts'
import type { EventMeta } from '../service.ts'
import type { Change } from './changes.ts'
import type { AuditRow } from './tables.ts'

/** The actor of an audited change, its time and its origin. */
export type AuditContext = Pick<
  AuditRow,
  'at' | 'by_id' | 'by_name' | 'by_profile' | 'address' | 'request_id'
>

export type AuditFact = Pick<AuditRow, 'subject' | 'subject_id' | 'subject_name' | 'act'> & {
  changes?: readonly Change[]
}

interface Request {
  id: string
  ip: string
}

export function auditContextOf(actor: Actor, { ip, id }: Request, now: Date): AuditContext {
  return {
    at: now,
    by_id: actor.id,
    by_name: actor.name,
    by_profile: actor.profile,
    address: ip,
    request_id: id,
  }
}

/** The same as the events of the change name it. */
export const auditMeta = ({ by_id, by_name, by_profile, request_id }: AuditContext): EventMeta => ({
  actor_id: by_id,
  actor_name: by_name,
  profile_id: by_profile,
  request_id,
})

// An entry is written once and never changed.
const ONLY_VERSION = 1

function appendAuditEvent(trx: Knex.Transaction, context: AuditContext, payload: AuditEvent): void {
  appendEvent(trx, 'audit', {
    aggregate_id: payload.audit_id,
    aggregate_version: ONLY_VERSION,
    type: 'audit.written',
    payload,
    meta: auditMeta(context),
    occurred_at: context.at,
  })
}

/** Writes audit entries and their events in the transaction of the acts: all are committed or none. */
export async function writeAudits(
  trx: Knex.Transaction,
  context: AuditContext,
  facts: readonly AuditFact[],
): Promise<void> {
  if (facts.length === 0) return
  // PostgreSQL returns inserted rows in the order of its values.
  const written = await trx('audit.entries')
    .insert(
      facts.map(({ changes = [], ...fact }) => ({ ...context, ...fact, changes: JSON.stringify(changes) })),
    )
    .returning('id')
  facts.forEach(({ act, subject, subject_id, changes = [] }, at) => {
    const id = written[at]?.id
    if (id === undefined) throw new Error('the audit entry was not written')
    const fields = changes.map(({ field }) => field)
    appendAuditEvent(trx, context, { audit_id: id, act, subject, subject_id, fields })
  })
}

/** Writes an audit entry and its event in the transaction of the act: all are committed or none. */
export const writeAudit = (trx: Knex.Transaction, context: AuditContext, fact: AuditFact): Promise<void> =>
  writeAudits(trx, context, [fact])
