import type { Migration } from '@deportivo/platform/db/migrate'
import { SHORT_STOCK } from './0002-apply.ts'

/** What lies in quarantine as rows, and how it leaves: restocked, written off, or claimed from the supplier. */
export const quarantine: Migration = {
  name: '0004-quarantine',
  sql: `
    -- The units of one line that came back: the sum of its ledger entries, written by the ledger's trigger alone.
    create table inventory.parcels (
      id integer generated always as identity primary key,
      order_id integer,
      return_id integer,
      line_id bigint,
      product_id integer not null,
      size_id integer not null,
      -- The quarantine, and the store that it belongs to.
      store_id integer not null references inventory.stores (id),
      of_store_id integer not null references inventory.stores (id),
      -- Rows stay when nothing is left, since exits name them.
      quantity integer not null check (quantity >= 0),
      since timestamptz not null,
      reason text
    );
    create unique index parcels_key on inventory.parcels
      (product_id, size_id, store_id, coalesce(order_id, 0), coalesce(return_id, 0), coalesce(line_id, 0));
    create index parcels_by_age on inventory.parcels (since, id) where quantity > 0;
    create index parcels_of_store on inventory.parcels (of_store_id, since, id) where quantity > 0;
    create index parcels_of_order on inventory.parcels (order_id) where order_id is not null;

    create table inventory.quarantine_exits (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('restock', 'write_off', 'claim')),
      -- A claim is open until the supplier settles it; the others are done at once.
      state text not null check (state in ('done', 'open', 'settled', 'undone')),
      parcel_id integer not null references inventory.parcels (id),
      product_id integer not null,
      size_id integer not null,
      store_id integer not null references inventory.stores (id),
      quantity integer not null check (quantity > 0),
      -- The average when it left.
      unit_cost integer,
      reason text not null,
      supplier text,
      replaced integer check (replaced between 0 and quantity),
      credit bigint check (credit >= 0),
      closing_note text,
      batch bigint not null,
      created_by text not null,
      closed_at timestamptz,
      version integer not null default 1,
      updated_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((kind = 'claim') = (supplier is not null)),
      check (kind = 'claim' or state in ('done', 'undone')),
      check (kind <> 'claim' or state <> 'done'),
      check ((state = 'settled') = (replaced is not null)),
      check ((replaced is null) = (credit is null)),
      check (state <> 'settled' or replaced > 0 or credit > 0)
    );
    create index quarantine_exits_by_state on inventory.quarantine_exits (state, id desc);
    create index quarantine_exits_by_kind on inventory.quarantine_exits (kind, id desc);
    create index quarantine_exits_of_store on inventory.quarantine_exits (store_id, id desc);
    create index quarantine_exits_of_parcel on inventory.quarantine_exits (parcel_id);
    -- What left quarantine in one request has one photo, which names the batch.
    create index quarantine_exits_of_batch on inventory.quarantine_exits (batch);

    -- The level is locked by then, and a parcel is in one level: two acts on it come one after the other.
    create function inventory.store_parcel() returns trigger language plpgsql as $$
    declare
      belongs_to integer;
      there integer;
    begin
      select of_store_id into belongs_to from inventory.stores where id = new.store_id and purpose = 'quarantine';
      if not found then return null; end if;
      select quantity into there from inventory.parcels p
      where (p.product_id, p.size_id, p.store_id) = (new.product_id, new.size_id, new.store_id)
        and coalesce(p.order_id, 0) = coalesce(new.order_id, 0)
        and coalesce(p.return_id, 0) = coalesce(new.return_id, 0)
        and coalesce(p.line_id, 0) = coalesce(new.line_id, 0);
      if coalesce(there, 0) + new.on_hand_change < 0 then
        -- Other parcels of the size have enough, this one has not.
        raise exception 'less in the parcel than wanted' using errcode = '${SHORT_STOCK}', detail = jsonb_build_array(
          jsonb_build_object('product_id', new.product_id, 'size_id', new.size_id, 'store_id', new.store_id,
            'line_id', new.line_id, 'available', coalesce(there, 0)))::text;
      end if;
      insert into inventory.parcels as p
        (order_id, return_id, line_id, product_id, size_id, store_id, of_store_id, quantity, since)
      values (new.order_id, new.return_id, new.line_id, new.product_id, new.size_id, new.store_id, belongs_to,
              greatest(new.on_hand_change, 0), new.at)
      on conflict (product_id, size_id, store_id, coalesce(order_id, 0), coalesce(return_id, 0), coalesce(line_id, 0))
      do update set
        quantity = p.quantity + new.on_hand_change,
        -- Units that an undone exit puts back lie there since they first came.
        since = case when p.quantity = 0 and new.kind <> 'undo' then new.at else p.since end;
      return null;
    end $$;
    -- Sales and counts are left out by their kind: they never reach a quarantine, and are most of the entries.
    create trigger store_parcel after insert on inventory.ledger for each row
      when (new.on_hand_change <> 0 and new.kind not in ('leave', 'count'))
      execute function inventory.store_parcel();

    create view inventory.published_parcels as
    select id, order_id, return_id, line_id, product_id, size_id, of_store_id as store_id, quantity, since, reason
    from inventory.parcels where quantity > 0;
    create view inventory.published_quarantine_exits as
    select x.id, x.kind, x.state, x.product_id, x.size_id, x.store_id, p.order_id, p.return_id, x.quantity, x.unit_cost,
           x.reason, x.supplier, x.replaced, x.credit, x.closing_note, x.created_by, x.created_at, x.closed_at,
           x.updated_by, x.updated_at, x.version, x.batch
    -- An outer join, although it exists: counting needs no parcel, and only outer joins are left out.
    from inventory.quarantine_exits x left join inventory.parcels p on p.id = x.parcel_id;
  `,
}
