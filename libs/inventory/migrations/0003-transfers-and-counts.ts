import type { Migration } from '@deportivo/platform/db/migrate'
import { plainTextFunction } from '@deportivo/platform/db/plain-text'

/** Transfers between stores, and counts of a store's stock by several people, while it is sold from. */
export const transfersAndCounts: Migration = {
  name: '0003-transfers-and-counts',
  sql: `
    create extension if not exists pg_trgm;
    ${plainTextFunction('inventory')}

    create sequence inventory.transfer_number;
    create table inventory.transfers (
      -- Moves at once take their numbers from the same sequence: a number in the ledger has one meaning.
      id integer primary key default nextval('inventory.transfer_number'),
      state text not null default 'draft' check (state in ('draft', 'ready', 'in_transit', 'received', 'cancelled')),
      from_store integer not null references inventory.stores (id),
      to_store integer not null references inventory.stores (id),
      note text,
      reason text,
      goods text check (goods in ('returned', 'lost')),
      -- Null while it has no lines.
      product_names text,
      units integer not null default 0,
      received_units integer,
      created_by text not null,
      sent_at timestamptz,
      closed_at timestamptz,
      version integer not null default 1,
      updated_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      search_text text generated always as (inventory.plain(coalesce(product_names, ''))) stored,
      check (from_store <> to_store),
      check ((state = 'received') = (received_units is not null))
    );
    create index transfers_by_state on inventory.transfers (state, id desc);
    create index transfers_from on inventory.transfers (from_store, id desc);
    create index transfers_search on inventory.transfers using gin (search_text gin_trgm_ops);
    create index transfers_to on inventory.transfers (to_store, id desc);

    create table inventory.transfer_lines (
      id bigint generated always as identity primary key,
      transfer_id integer not null references inventory.transfers (id),
      product_id integer not null,
      size_id integer not null,
      -- As they were when it was written: a document is unchanged by a product that is renamed later.
      product_name text not null,
      size_name text not null,
      quantity integer not null check (quantity > 0),
      received integer check (received >= 0),
      unique (transfer_id, product_id, size_id)
    );
    create index transfer_lines_of_product on inventory.transfer_lines (product_id, transfer_id desc);

    create table inventory.counts (
      id integer generated always as identity primary key,
      state text not null default 'open' check (state in ('open', 'applied', 'cancelled')),
      store_id integer not null references inventory.stores (id),
      scope text not null check (scope in ('all', 'category', 'brand', 'products')),
      category_id integer,
      brand_id integer,
      product_ids integer[],
      -- The name of the category or brand, or those of the products, as they were.
      scope_name text,
      reason text,
      uncounted text check (uncounted in ('zero', 'leave')),
      -- Of its ledger entries; null where nothing differed.
      batch bigint unique,
      -- The newest entry of the ledger when it was started.
      started_after bigint not null,
      created_by text not null,
      closed_at timestamptz,
      version integer not null default 1,
      updated_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      search_text text generated always as (inventory.plain(coalesce(scope_name, ''))) stored,
      check ((scope = 'category') = (category_id is not null)),
      check ((scope = 'brand') = (brand_id is not null)),
      check ((scope = 'products') = (product_ids is not null))
    );
    create index counts_by_state on inventory.counts (state, id desc);
    create index counts_of_store on inventory.counts (store_id, id desc);
    create index counts_search on inventory.counts using gin (search_text gin_trgm_ops);

    -- What was counted of one size, and what there should have been.
    create table inventory.count_lines (
      id bigint generated always as identity primary key,
      count_id integer not null references inventory.counts (id),
      store_id integer not null,
      product_id integer not null,
      size_id integer not null,
      -- As they were when it was counted.
      product_name text not null,
      size_name text not null,
      counted integer not null default 0 check (counted >= 0),
      -- The stock at the first unit that was counted, and where the ledger was then and at the last one.
      expected integer not null default 0,
      first_entry bigint not null default 0,
      last_entry bigint not null default 0,
      -- Units came or left in between: it is unknown whether they were counted.
      is_moved boolean not null default false,
      at timestamptz,
      is_open boolean not null default true,
      search_text text generated always as (inventory.plain(product_name || ' ' || size_name)) stored,
      unique (count_id, product_id, size_id)
    );
    -- A difference that two counts found would be booked twice.
    create unique index count_lines_open_once on inventory.count_lines (store_id, product_id, size_id) where is_open;

    create table inventory.count_entries (
      id bigint generated always as identity primary key,
      count_id integer not null references inventory.counts (id),
      line_id bigint not null references inventory.count_lines (id),
      -- Given by the device: an entry that is sent twice counts once.
      key text not null,
      -- 'set' replaces all that was counted of the size before.
      kind text not null check (kind in ('add', 'set')),
      quantity integer not null,
      by_id integer not null,
      by_name text not null,
      -- When the units were seen, and the newest entry of their ledger then.
      at timestamptz not null,
      ledger_entry bigint not null,
      unique (count_id, key)
    );
    create index count_entries_of_line on inventory.count_entries (line_id, at desc, id desc);

    create view inventory.published_transfers as
    select t.id, t.state, t.from_store, o.name as from_store_name, t.to_store, d.name as to_store_name, t.note, t.reason,
           t.goods, coalesce(t.product_names, '') as product_names, t.units, t.received_units, t.created_by, t.created_at,
           t.sent_at, t.closed_at, t.updated_by, t.updated_at, t.version, t.search_text
    from inventory.transfers t
    -- Outer joins, although both exist: counting needs no names, and only outer joins are left out.
    left join inventory.stores o on o.id = t.from_store
    left join inventory.stores d on d.id = t.to_store;
    create view inventory.published_transfer_lines as
    select id, transfer_id, product_id, size_id, product_name, size_name, quantity, received from inventory.transfer_lines;

    create view inventory.published_counts as
    select c.id, c.state, c.store_id, s.name as store_name, c.scope, c.category_id, c.brand_id, c.product_ids, c.scope_name,
           c.reason, c.uncounted, c.started_after, c.created_by, c.created_at, c.closed_at, c.updated_by, c.updated_at,
           c.version, c.search_text
    from inventory.counts c
    -- An outer join, although it exists: counting rows needs no name, and only outer joins are left out.
    left join inventory.stores s on s.id = c.store_id;

    create view inventory.published_count_lines as
    select l.id, l.count_id, l.product_id, l.size_id, l.product_name, l.size_name, l.counted, l.expected,
           l.counted - l.expected as difference, l.at, l.search_text,
           case
             when l.is_moved then 'moved'
             when l.is_open and exists (
               select from inventory.ledger e
               where e.product_id = l.product_id and e.id > l.first_entry and e.size_id = l.size_id
                 and e.store_id = l.store_id and e.kind = 'count') then 'counted_elsewhere'
           end as problem
    from inventory.count_lines l;

    create view inventory.published_count_entries as
    select id, count_id, line_id, kind, quantity, by_name, at from inventory.count_entries;

    create view inventory.published_ledger as
    select e.id, e.batch, e.product_id, e.size_id, e.store_id, e.kind, e.on_hand_change, e.held_change, e.unit_cost,
           e.actor_name as by, e.at, e.line_id, e.order_id, e.return_id, e.transfer_id, c.id as count_id
    from inventory.ledger e left join inventory.counts c on c.batch = e.batch;

    -- When units of a size came into a store.
    -- 'received': new goods. 'moved': they were in another store. 'found' by a stock count, or back from an order or a
    -- return: no new goods, although the level rose.
    create view inventory.published_arrivals as
    select e.product_id, e.size_id, e.store_id, e.at,
           case when e.kind in ('move', 'from_transit') then 'moved'
                when e.kind not in ('enter', 'count', 'replacement') then 'back'
                when e.order_id is not null or e.return_id is not null then 'back'
                when c.id is not null then 'found'
                else 'received' end as kind
    from inventory.ledger e
    left join inventory.counts c on c.batch = e.batch
    where e.on_hand_change > 0 and e.kind not in ('quarantine', 'to_seller', 'to_transit');
  `,
}
