import type { Migration } from '../src/db/migrate.ts'

// Compressing a payload costs more than writing it, and these rows are deleted in milliseconds or in a day: they
// are stored uncompressed while they fit into a page. The log, which is permanent, is compressed.
export const outboxStorage: Migration = {
  name: '0003-outbox-storage',
  sql: `
alter table bus.outbox set (toast_tuple_target = 8160);
alter table bus.idempotency set (toast_tuple_target = 8160);
`,
}
