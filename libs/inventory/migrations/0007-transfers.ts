import type { Migration } from '@deportivo/platform/db/migrate'
import { plainTextFunction } from '@deportivo/platform/db/plain-text'

/** Transfers between stores, and holds of their lines beside those of orders. */
export const transfers: Migration = {
  name: '0007-transfers',
  sql: `
    create extension if not exists pg_trgm;
    ${plainTextFunction('inventory')}

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
    create index ledger_of_a_transfer on inventory.ledger (transfer_id) where transfer_id is not null;

    alter table inventory.holds
      drop constraint holds_pkey,
      alter column order_id drop not null,
      add column transfer_id integer,
      add constraint holds_of_one_owner check ((order_id is null) <> (transfer_id is null)),
      add constraint holds_of_orders unique (order_id, line_id, product_id, size_id, store_id);
    create unique index holds_of_transfers on inventory.holds (transfer_id, line_id) where transfer_id is not null;

    -- A line of a transfer has one size in one store, is held as a whole and never expires.
    create function inventory.store_transfer_hold(c inventory.change, holder text) returns void language plpgsql as $$
    begin
      if c.held_change > 0 then
        insert into inventory.holds (transfer_id, line_id, product_id, size_id, store_id, quantity, held_by)
        values (c.transfer_id, c.line_id, c.product_id, c.size_id, c.store_id, c.held_change, holder);
        return;
      end if;
      delete from inventory.holds h
      where h.transfer_id = c.transfer_id and h.line_id = c.line_id and h.quantity + c.held_change = 0;
      if not found then raise exception 'a hold to be ended does not exist'; end if;
    end $$;

    create or replace function inventory.store_holds(c inventory.change, holder text, hold_until timestamptz)
    returns void language plpgsql as $$
    begin
      if c.order_id is null then
        perform inventory.store_transfer_hold(c, holder);
        return;
      end if;
      if c.held_change > 0 then
        insert into inventory.holds as h (order_id, line_id, product_id, size_id, store_id, quantity, held_by, expires_at)
        values (c.order_id, c.line_id, c.product_id, c.size_id, c.store_id, c.held_change, holder, hold_until)
        -- The later end of the two: added units are held for all of their hours. No end is the latest.
        on conflict (order_id, line_id, product_id, size_id, store_id) do update set quantity = h.quantity + excluded.quantity,
          expires_at = nullif(greatest(coalesce(h.expires_at, 'infinity'), coalesce(excluded.expires_at, 'infinity')), 'infinity');
        return;
      end if;
      -- First what nearly always happens: the whole hold ends.
      delete from inventory.holds h
      where h.order_id = c.order_id and h.line_id = c.line_id and h.product_id = c.product_id
        and h.size_id = c.size_id and h.store_id = c.store_id and h.quantity + c.held_change = 0;
      if found then return; end if;
      update inventory.holds h set quantity = h.quantity + c.held_change
      where h.order_id = c.order_id and h.line_id = c.line_id and h.product_id = c.product_id
        and h.size_id = c.size_id and h.store_id = c.store_id and h.quantity + c.held_change > 0;
      -- A caller that releases what no line holds would leave units held without a line, for ever.
      if not found then raise exception 'a hold to be lowered does not exist'; end if;
    end $$;

    create view inventory.published_transfers as
    select t.id, t.state, t.from_store, o.name as from_store_name, t.to_store, d.name as to_store_name, t.note, t.reason,
           t.goods, coalesce(t.product_names, '') as product_names, t.units, t.received_units, t.created_by, t.created_at, t.sent_at, t.closed_at,
           t.updated_by, t.updated_at, t.version, t.search_text
    from inventory.transfers t
    -- Outer joins, although both exist: counting needs no names, and only outer joins are left out.
    left join inventory.stores o on o.id = t.from_store
    left join inventory.stores d on d.id = t.to_store;
    create view inventory.published_transfer_lines as
    select id, transfer_id, product_id, size_id, product_name, size_name, quantity, received from inventory.transfer_lines;
  `,
}
