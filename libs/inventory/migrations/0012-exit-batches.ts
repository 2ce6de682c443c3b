import type { Migration } from '@deportivo/platform/db/migrate'

/** What left quarantine in one request has one photo, which names the batch. */
export const exitBatches: Migration = {
  name: '0012-exit-batches',
  sql: `
    create index quarantine_exits_of_batch on inventory.quarantine_exits (batch);
    create or replace view inventory.published_quarantine_exits as
    select x.id, x.kind, x.state, x.product_id, x.size_id, x.store_id, p.order_id, p.return_id, x.quantity, x.unit_cost,
           x.reason, x.supplier, x.replaced, x.credit, x.closing_note, x.created_by, x.created_at, x.closed_at,
           x.updated_by, x.updated_at, x.version, x.batch
    from inventory.quarantine_exits x left join inventory.parcels p on p.id = x.parcel_id;
  `,
}
