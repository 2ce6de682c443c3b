import { auditMeta } from '@deportivo/platform/audit/write-audit'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import type { Plan } from '../planning/plan-product.ts'
import type { ImportRow } from '../tables.ts'

/** Notes the pictures that are fetched once the import is written. */
export async function notePhotos(
  trx: Knex.Transaction,
  import_id: number,
  plans: readonly Plan[],
  ids: readonly number[],
): Promise<void> {
  const rows = plans.flatMap(({ photos }, at) =>
    photos.map((photo) => ({ ...photo, import_id, product_id: ids[at] ?? 0 })),
  )
  if (rows.length > 0) await trx('catalogue.import_photos').insert(rows)
}

/** Has the pictures fetched after the commit. */
export function requestPhotos({ trx, audit }: RecordCall, { id, version }: ImportRow): void {
  const next = version + 1
  appendEvent(trx, 'import', {
    aggregate_id: id,
    aggregate_version: next,
    type: 'import.requested',
    payload: { import_id: id, work: 'photos', version: next },
    meta: auditMeta(audit),
    occurred_at: audit.at,
  })
}
