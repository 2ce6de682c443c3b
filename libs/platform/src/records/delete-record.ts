import { refuseClosedRow } from './closed-days.ts'
import { recordSaved } from './record-saved.ts'
import type { RecordDefinition, StoredRecord } from './record.ts'
import type { RecordCall } from './record-call.ts'
import { lockSeenRecord, stampOf, type SeenRecord } from './save-record.ts'
import { refuseUsed } from './usage.ts'

/** Deletes (or retires) a record that nothing uses, with its audit entry and event; otherwise 400 naming what uses it. */
export async function deleteRecord<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: RecordDefinition<Row, Fields, object>,
  seen: SeenRecord<Row>,
): Promise<Row> {
  const row = await lockSeenRecord(call, record, seen, true)
  await refuseClosedRow(call.trx, record, row)
  record.checkDelete?.(row)
  await refuseUsed(call, record.usedBy ?? [], row.id)
  await record.parts?.remove?.(call.trx, row.id)
  const rows = call.trx(record.table).where({ id: row.id })
  const stamp = stampOf(call, row)
  if (record.retired) await rows.update({ ...record.retired, ...stamp })
  else await rows.delete()
  const deleted = { ...row, ...record.retired, ...stamp }
  await recordSaved(call, record, 'deleted', { row: deleted })
  return deleted
}
