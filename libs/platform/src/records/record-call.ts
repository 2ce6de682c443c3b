import type { TextKey } from '@deportivo/texts/texts'
import type { Knex } from 'knex'
import { auditContextOf, type AuditContext } from '../audit/write-audit.ts'
import type { Actor } from '../http/guard/actor.ts'
import type { KeyedText } from '../http/refused.ts'
import type { Deps } from '../service.ts'

export type FieldErrors = Record<string, TextKey | KeyedText>

/** The request that saves or deletes a record. */
export interface RecordCall {
  deps: Deps
  trx: Knex.Transaction
  actor: Actor
  audit: AuditContext
}

interface ServedCall {
  trx: Knex.Transaction
  actor: Actor
  request: { id: string; ip: string }
}

export const recordCallOf = (deps: Deps, { trx, actor, request }: ServedCall): RecordCall => ({
  deps,
  trx,
  actor,
  audit: auditContextOf(actor, request, deps.clock.now()),
})

/** A call of the actor at a time without a request: as the demo company is filled. */
export const callAt = ({ deps, trx, actor }: Omit<RecordCall, 'audit'>, at: Date): RecordCall => ({
  deps,
  trx,
  actor,
  audit: {
    at,
    by_id: actor.id,
    by_name: actor.name,
    by_profile: actor.profile,
    address: null,
    request_id: null,
  },
})

/** The input of a save with the stored record, which is null while it is created. */
export interface RecordInput<Row, Fields> {
  before: Row | null
  fields: Fields
}
