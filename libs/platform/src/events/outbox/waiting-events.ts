import type { FamilyName } from '@deportivo/contracts/events/families'
import type { Knex } from 'knex'
import type { LoggedEvent } from '../../service.ts'

/**
 * The events of a family that no relay has read yet, in their order; for the first data, which is made before consumers
 * run. They have no position in the log.
 */
export const waitingEvents = (trx: Knex.Transaction, family: FamilyName): Promise<LoggedEvent[]> =>
  trx('bus.outbox').where('aggregate_type', family).orderBy('id') as unknown as Promise<LoggedEvent[]>
