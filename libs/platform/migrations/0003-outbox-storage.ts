import type { Migration } from '../src/db/migrate.ts'

// Compressing a payload costs more than writing and reading it, and is half of the sequencer's work: rows are stored
// uncompressed while they fit into a page. The log, which is permanent, grows by 3 KB per change of an order.
export const outboxStorage: Migration = {
  name: '0003-outbox-storage',
  sql: `
alter table bus.outbox set (toast_tuple_target = 8160);
alter table bus.event_log set (toast_tuple_target = 8160);
alter table bus.idempotency set (toast_tuple_target = 8160);
`,
}
