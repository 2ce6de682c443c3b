import { Refused } from '../http/refused.ts'
import type { RecordCall } from '../records/record-call.ts'
import { changeRecord } from '../records/save-record.ts'
import type { ListRecord } from './list-rows.ts'

interface Placed {
  id: number
  version: number
  place: number
}

interface Order {
  ids: readonly number[]
  /** The versions that the caller saw, by id. */
  versions: Readonly<Record<string, number>>
}

/** Rising places, as near to the stored ones as they can be: rows that stay where they are keep theirs. */
function placesOf(rows: readonly Placed[]): number[] {
  let last = -Infinity
  return rows
    .map(({ place }) => place)
    .toSorted((one, other) => one - other)
    .map((place) => (last = Math.max(place, last + 1)))
}

const orderStale = (rows: readonly Placed[]) =>
  new Refused({ kind: 'stale', key: 'record.order_stale', data: { ids: rows.map(({ id }) => id) } })

/** The rows that get another place. Refuses an order of other rows than those of the list, or of older ones. */
function movedRows(rows: readonly Placed[], { ids, versions }: Order): Placed[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const places = placesOf(rows)
  if (ids.length !== rows.length || new Set(ids).size !== ids.length) throw orderStale(rows)
  return ids.flatMap((id, index) => {
    const row = byId.get(id)
    const place = places[index]
    if (!row || place === undefined) throw orderStale(rows)
    if (place === row.place) return []
    if ((versions[String(id)] ?? row.version) !== row.version) throw orderStale(rows)
    return [{ ...row, place }]
  })
}

/** Orders the rows of a list: each that gets another place is changed like any record. */
export async function orderRows(
  call: RecordCall,
  record: ListRecord,
  { field, column }: { field: string; column: string },
  order: Order,
): Promise<void> {
  const { table, scope = {} } = record
  // Locked by id, whatever order is requested: two who order at once wait, they never deadlock.
  const rows = await call
    .trx(table)
    .where(scope)
    .orderBy('id')
    .forNoKeyUpdate()
    .select<Placed[]>('id', 'version', { place: column })
  rows.sort((one, other) => one.place - other.place || one.id - other.id)
  for (const { id, place } of movedRows(rows, order))
    await changeRecord(call, record, { id, fields: { [field]: place } })
}
