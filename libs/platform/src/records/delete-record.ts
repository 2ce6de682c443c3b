import { recordSaved } from './record-saved.ts'
import type { RecordDefinition, StoredRecord } from './record.ts'
import type { RecordCall } from './record-call.ts'
import { lockSeenRecord, type SeenRecord } from './save-record.ts'
import { refuseUsed } from './usage.ts'

/** Deletes a record that nothing uses, with its audit entry and event; otherwise 400 naming what uses it. */
export async function deleteRecord<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: RecordDefinition<Row, Fields, object>,
  seen: SeenRecord<Row>,
): Promise<Row> {
  const row = await lockSeenRecord(call, record, seen, true)
  record.checkDelete?.(row)
  await refuseUsed(call, record.usedBy ?? [], row.id)
  await record.parts?.remove?.(call.trx, row.id)
  await call.trx(record.table).where({ id: row.id }).delete()
  await recordSaved(call, record, 'deleted', { row })
  return row
}
