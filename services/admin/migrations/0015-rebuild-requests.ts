import type { Migration } from '@deportivo/platform/db/migrate'

/** Rebuilds of boards and reports that users requested; how far each is, its job stores. */
export const rebuildRequests: Migration = {
  name: '0015-rebuild-requests',
  sql: `
    create table admin.rebuild_requests (
      id integer generated always as identity primary key,
      requested_by text not null,
      requested_at timestamptz not null
    );
  `,
}
