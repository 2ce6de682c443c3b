import type { Migration } from '../src/db/migrate.ts'

// Consumers do not wait for the disk, so a crash of the server may lose numbers of a room that browsers have seen.
// After each start a room goes on far above them: what a browser has is then too old, and it reads the whole room.
export const lostNumbers: Migration = {
  name: '0005-lost-numbers',
  sql: `
create function bus.lost_numbers(written_by timestamptz) returns bigint language sql stable as $$
  select case when written_by = pg_postmaster_start_time() then 0 else 1000000 end::bigint
$$;
`,
}
