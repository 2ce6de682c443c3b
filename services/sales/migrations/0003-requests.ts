import type { Migration } from '@deportivo/platform/db/migrate'

/** What visitors of a shared link ask for, until a seller makes an order of it. */
export const requests: Migration = {
  name: '0003-requests',
  sql: `
    create table sales.requests (
      id integer generated always as identity primary key,
      version integer not null default 1,
      link_id integer not null,
      seller_id integer not null,
      code_id integer not null,
      name text not null,
      phone text not null,
      note text,
      state text not null default 'new' check (state in ('new', 'taken', 'refused')),
      -- SHA-256 of the phone and the lines: the same request sent again is found by it.
      content_hash bytea not null,
      product_names text not null,
      units integer not null check (units > 0),
      order_id integer unique,
      reason text,
      updated_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((state = 'taken') = (order_id is not null))
    );
    create index requests_of_seller on sales.requests (seller_id, id desc);
    create index requests_by_state on sales.requests (state, id desc);
    create index requests_of_link on sales.requests (link_id, id desc);
    create index requests_refused on sales.requests (updated_at) where state = 'refused';

    create table sales.request_lines (
      id integer generated always as identity primary key,
      request_id integer not null references sales.requests (id) on delete cascade,
      product_id integer not null,
      size_id integer not null,
      quantity integer not null check (quantity between 1 and 10),
      -- Of the link's list at that time, per unit; null where the product had none.
      price integer,
      unique (request_id, product_id, size_id)
    );
  `,
}
