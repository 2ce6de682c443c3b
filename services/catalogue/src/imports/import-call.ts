import { auditContextOf } from '@deportivo/platform/audit/write-audit'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { ImportRow } from './tables.ts'

/** What an import's job writes for the user who asked for it. */
export function importCall(
  deps: Deps,
  trx: Knex.Transaction,
  { actor, request_id, address }: Pick<ImportRow, 'actor' | 'request_id' | 'address'>,
): RecordCall {
  const whole = actor as Actor
  const request = { id: request_id ?? '', ip: address ?? '' }
  return { deps, trx, actor: whole, audit: auditContextOf(whole, request, deps.clock.now()) }
}
