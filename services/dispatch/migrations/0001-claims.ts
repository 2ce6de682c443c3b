import type { Migration } from '@deportivo/platform/db/migrate'

/** Who works on which order. A claim is a lease: it expires by itself when the browser was closed. */
export const claims: Migration = {
  name: '0001-claims',
  sql: `
    create table dispatch.claims (
      order_id integer primary key,
      user_id integer not null,
      name text not null,
      since timestamptz not null,
      until timestamptz not null
    );
  `,
}
