import type { Migration } from '../src/db/migrate.ts'

// Example data is removed with its events. A lane whose newest event went with them is not one that has lost events.
export const removedEvents: Migration = {
  name: '0007-removed-events',
  sql: `
alter table bus.heads add column removed_to bigint not null default 0;
comment on column bus.heads.removed_to is 'events of the lane up to here may have been removed on purpose';
`,
}
