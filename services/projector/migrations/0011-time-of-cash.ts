import type { Migration } from '@deportivo/platform/db/migrate'

/** When an entry counts within its day; one of which only the day is known, from its beginning. */
export const timeOfCash: Migration = {
  name: '0011-time-of-cash',
  sql: `
    alter table read.cash_entries add column counted_at timestamptz not null
      generated always as (coalesce(at, day::timestamp at time zone 'America/Bogota')) stored;
    create index cash_entries_by_time on read.cash_entries (counted_at);
  `,
}
