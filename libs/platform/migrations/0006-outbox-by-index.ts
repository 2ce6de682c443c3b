import type { Migration } from '../src/db/migrate.ts'

// The outbox is empty whenever its size is estimated, so a plan of PostgreSQL's own choice reads the whole table, with
// the moved events that vacuum has not removed yet. Each vacuum makes all connections plan again: once then, not six
// times.
export const outboxByIndex: Migration = {
  name: '0006-outbox-by-index',
  sql: `
alter function bus.sequence_outbox(integer, integer) set enable_seqscan = off;
alter function bus.sequence_outbox(integer, integer) set plan_cache_mode = force_generic_plan;
`,
}
