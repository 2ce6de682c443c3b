import type { Migration } from '@deportivo/platform/db/migrate'

/** Who views what, for all gateways. Rows are leases: those of a killed gateway expire. */
export const viewers: Migration = {
  name: '0001-viewers',
  sql: `
    create table live.viewers (
      socket_id text primary key,
      user_id integer not null,
      name text not null,
      room text not null,
      order_id integer,
      seen_at timestamptz not null default clock_timestamp()
    );
    create index viewers_age on live.viewers (seen_at);

    create table live.presence (
      user_id integer primary key,
      last_seen_at timestamptz not null
    );

    -- Promise to dispatch: when a person's last browser was last connected.
    create view live.published_presence as select user_id, last_seen_at from live.presence;
  `,
}
