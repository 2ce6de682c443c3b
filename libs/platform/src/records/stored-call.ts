import type { Knex } from 'knex'
import { auditContextOf } from '../audit/write-audit.ts'
import type { Actor } from '../http/guard/actor.ts'
import type { Deps } from '../service.ts'
import type { RecordCall } from './record-call.ts'

/** What a job needs of the user who asked for it. */
export type StoredActor = Pick<Actor, 'id' | 'name' | 'profile' | 'grants' | 'code_ids'>

/** Who asked for work, as it is stored beside it. */
export interface StoredCaller {
  actor: StoredActor
  request_id: string | null
  address: string | null
}

/** A job does what is asked for the user of this request, with the permissions that they have now. */
export function storedCaller(actor: Actor, request: { id: string; ip: string }) {
  const { id, name, profile, grants, code_ids } = actor
  return {
    actor: JSON.stringify({ id, name, profile, grants, code_ids } satisfies StoredActor),
    request_id: request.id,
    address: request.ip,
  }
}

/** What a job writes for the user who asked for it. */
export function storedCall(
  deps: Deps,
  trx: Knex.Transaction,
  { actor, request_id, address }: StoredCaller,
): RecordCall {
  const whole = actor as Actor
  const request = { id: request_id ?? '', ip: address ?? '' }
  return { deps, trx, actor: whole, audit: auditContextOf(whole, request, deps.clock.now()) }
}
