import type { Migration } from '@deportivo/platform/db/migrate'

/** The fewest units that the shop wants of a size, and which sizes have fewer. */
export const minimums: Migration = {
  name: '0010-minimums',
  sql: `
    create table inventory.minimums (
      product_id integer not null,
      size_id integer not null,
      minimum integer not null check (minimum > 0),
      primary key (product_id, size_id)
    );
    -- Sizes below their minimum since they fell. Written by the consumer of stock alone, so that no request waits for it.
    create table inventory.falls (
      product_id integer not null,
      size_id integer not null,
      since timestamptz not null,
      primary key (product_id, size_id)
    );
    create index falls_newest on inventory.falls (since desc, product_id desc, size_id desc);

    -- What customers can buy of a size, in all national stores together.
    create function inventory.published_for_sale(product integer, size integer) returns integer language sql stable as $$
      select coalesce(sum(l.on_hand - l.held), 0)::integer
      from inventory.levels l join inventory.stores s on s.id = l.store_id and s.type = 'national' and s.is_active
      where l.product_id = product and l.size_id = size
    $$;

    create view inventory.published_under_minimum as
    select f.product_id, f.size_id, f.since, m.minimum
    from inventory.falls f join inventory.minimums m using (product_id, size_id);
  `,
}
