import { forbidden, invalid, notFound, rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import { CLIENT, type ClientRecord } from '../clients/client-record.ts'
import { isClientVisible } from '../clients/visibility.ts'
import { remainingClient } from '../clients/remaining-client.ts'

/** Merging moves the orders of other sellers too: it is not for those who may change their own clients only. */
export function refuseOwnScope({ actor }: Pick<RecordCall, 'actor'>): void {
  if (actor.grants['update clients'] === 'own') throw forbidden()
}

/** Locks clients in the order of their ids: two merges of the same pair in both directions wait for each other. */
export async function lockRows({ trx }: RecordCall, ids: readonly number[]) {
  const rows = await trx('sales.clients').whereIn('id', ids).orderBy('id').forUpdate().select('*')
  return new Map(rows.map((row) => [row.id, row]))
}

/** A client that is no longer one of its own is refused with the name of the one that it went into. */
export async function refuseMerged({ trx, actor }: RecordCall, id: number): Promise<void> {
  const { id: remaining, name } = await remainingClient(trx, id)
  if (remaining === id) return
  if (!(await isClientVisible(trx, remaining, actor))) throw notFound()
  throw rule('client.merge.gone', { name }, { id, merged_into: remaining })
}

interface Pair {
  id: number
  version?: number | undefined
  duplicate_id: number
  duplicate_version?: number | undefined
}

/** Both clients locked, at the versions that the user saw; no transaction is about to name the duplicate. */
export async function lockPair(
  call: RecordCall,
  { id, version, duplicate_id, duplicate_version }: Pair,
): Promise<{ client: ClientRecord; duplicate: ClientRecord }> {
  if (id === duplicate_id) throw invalid({ duplicate_id: 'client.merge.same' })
  const rows = await lockRows(call, [id, duplicate_id])
  if (!rows.has(id)) throw notFound()
  if (!rows.has(duplicate_id)) throw invalid({ duplicate_id: 'field.unknown_record' })
  await refuseMerged(call, id)
  await refuseMerged(call, duplicate_id)
  const client = await lockSeenRecord(call, CLIENT, { id, version })
  const duplicate = await lockSeenRecord(call, CLIENT, { id: duplicate_id, version: duplicate_version }, true)
  return { client, duplicate }
}
