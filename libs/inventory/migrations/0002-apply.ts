import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Migration } from '@deportivo/platform/db/migrate'

/** The SQLSTATE of an act that was sent without waiting and found less than it wanted. */
export const SHORT_STOCK = 'ST001'

/**
 * Every change of stock: `inventory.apply` writes levels, holds, ledger and events in one round trip, its plans cached
 * per connection. With what callers read that do not wait for it.
 */
export const apply: Migration = {
  name: '0002-apply',
  sql: `
    -- Which store serves a requested quantity: called alone, and within the statement that reads the rest of a line.
    create function inventory.pick_store(product integer, size integer, wanted integer) returns integer
    language plpgsql stable as $$
    begin
      return (
        select l.store_id from inventory.levels l join inventory.stores s on s.id = l.store_id
        where l.product_id = product and l.size_id = size and l.on_hand - l.held >= wanted
          and s.is_active and s.type = case when size = ${INTERNATIONAL_SIZE_ID} then 'international' else 'national' end
        order by s.orden, s.id limit 1
      );
    end $$;

    create type inventory.change as (
      kind text, product_id integer, size_id integer, store_id integer,
      on_hand_change integer, held_change integer, unit_cost integer,
      line_id bigint, order_id integer, return_id integer, transfer_id integer, compensates bigint
    );

    -- Applies all changes or none, with their events. Returns {batch, changes}, or {short} with what is available
    -- instead.
    -- Key by key, each a look-up by primary key whose plan is cached: for an order's few lines that is several times
    -- faster than joining sets, and the guarded update is the whole proof that nothing is sold twice.
    create function inventory.apply(
      wanted jsonb, actor_id integer, actor_name text, actor_profile text, happened_at timestamptz,
      hold_until timestamptz
    ) returns jsonb language plpgsql as $$
    declare
      changes inventory.change[];
      k record;
      short inventory.change[];
      batch_id bigint;
    begin
      select array_agg(c) into changes from jsonb_populate_recordset(null::inventory.change, wanted) c;
      perform set_config('inventory.last_batch', '', true);
      if changes is null then return '{"batch": null, "changes": []}'; end if;

      -- Always in the order of the key: two acts over the same sizes wait, they never deadlock.
      for k in
        select c.product_id, c.size_id, c.store_id,
               sum(c.on_hand_change)::integer as on_hand, sum(c.held_change)::integer as held
        from unnest(changes) c group by 1, 2, 3 order by 1, 2, 3
      loop
        if k.on_hand > 0 then
          insert into inventory.levels (product_id, size_id, store_id)
          values (k.product_id, k.size_id, k.store_id) on conflict do nothing;
        end if;
        update inventory.levels l set on_hand = l.on_hand + k.on_hand, held = l.held + k.held
        where l.product_id = k.product_id and l.size_id = k.size_id and l.store_id = k.store_id
          and l.on_hand + k.on_hand >= l.held + k.held and l.held + k.held >= 0;
        if not found then
          short := short || (null, k.product_id, k.size_id, k.store_id, k.on_hand, k.held,
                             null, null, null, null, null, null)::inventory.change;
        end if;
      end loop;
      if short is not null then return inventory.refuse(changes, short); end if;

      perform inventory.store_holds(c, actor_name, hold_until) from unnest(changes) c where c.held_change <> 0;

      batch_id := nextval('inventory.batch_number');
      perform set_config('inventory.last_batch', batch_id::text, true);
      insert into inventory.ledger (batch, kind, product_id, size_id, store_id, on_hand_change, held_change,
        unit_cost, actor_id, actor_name, line_id, order_id, return_id, transfer_id, compensates, at)
      select batch_id, c.kind, c.product_id, c.size_id, c.store_id, c.on_hand_change, c.held_change,
        c.unit_cost, apply.actor_id, apply.actor_name, c.line_id, c.order_id, c.return_id, c.transfer_id,
        c.compensates, coalesce(happened_at, now())
      from unnest(changes) c;
      perform inventory.add_receipts(changes);
      perform inventory.append_events(changes, batch_id, coalesce(happened_at, now()), jsonb_build_object(
        'actor_id', apply.actor_id, 'actor_name', apply.actor_name, 'profile_id', actor_profile, 'request_id', null));
      return jsonb_build_object('batch', batch_id, 'changes', wanted);
    end $$;

    -- For statements sent before this one has returned: what is short ends the transaction, with the list as detail.
    create function inventory.apply_or_fail(
      wanted jsonb, actor_id integer, actor_name text, actor_profile text, happened_at timestamptz,
      hold_until timestamptz
    ) returns void language plpgsql as $$
    declare
      result jsonb := inventory.apply(wanted, actor_id, actor_name, actor_profile, happened_at, hold_until);
    begin
      if result ? 'short' then
        raise exception 'less in stock than wanted' using errcode = '${SHORT_STOCK}', detail = result ->> 'short';
      end if;
    end $$;

    -- Of the transaction's last act, for statements sent before its result has returned; null: it moved nothing.
    create function inventory.last_batch() returns bigint language sql stable as $$
      select nullif(current_setting('inventory.last_batch', true), '')::bigint
    $$;

    -- What came in with a cost: bought, or counted more than there was.
    create function inventory.add_receipts(changes inventory.change[]) returns void language plpgsql as $$
    begin
      insert into inventory.costs as k (product_id, units, value)
      select c.product_id, sum(c.on_hand_change), sum(c.on_hand_change::bigint * c.unit_cost)
      from unnest(changes) c
      where c.kind in ('enter', 'count') and c.on_hand_change > 0 and c.unit_cost is not null
      group by 1 order by 1
      on conflict (product_id) do update set units = k.units + excluded.units, value = k.value + excluded.value;
    end $$;

    -- One event for each product. A batch is written once, so its number serves as the aggregate's version.
    create function inventory.append_events(
      changes inventory.change[], batch_id bigint, happened_at timestamptz, meta jsonb
    ) returns void language plpgsql as $$
    begin
      perform bus.append_event('stock', c.product_id::text, batch_id, 'stock.changed', 1, jsonb_build_object(
        'product_id', c.product_id, 'batch', batch_id,
        'changes', jsonb_agg(to_jsonb(c) - '{product_id,nth}'::text[] order by c.nth)), meta, happened_at)
      from unnest(changes) with ordinality as c(kind, product_id, size_id, store_id, on_hand_change, held_change,
        unit_cost, line_id, order_id, return_id, transfer_id, compensates, nth)
      group by c.product_id order by min(c.nth);
    end $$;

    -- All or none: the levels that had enough go back to what they were, and every line of a short one is named.
    create function inventory.refuse(changes inventory.change[], short inventory.change[])
    returns jsonb language plpgsql as $$
    begin
      update inventory.levels l set on_hand = l.on_hand - k.on_hand, held = l.held - k.held
      from (
        select c.product_id, c.size_id, c.store_id, sum(c.on_hand_change) as on_hand, sum(c.held_change) as held
        from unnest(changes) c group by 1, 2, 3
      ) k
      where (l.product_id, l.size_id, l.store_id) = (k.product_id, k.size_id, k.store_id)
        and not exists (select from unnest(short) s
                        where (s.product_id, s.size_id, s.store_id) = (k.product_id, k.size_id, k.store_id));
      return (
        select jsonb_build_object('short', jsonb_agg(jsonb_build_object(
          'product_id', c.product_id, 'size_id', c.size_id, 'store_id', c.store_id, 'line_id', c.line_id,
          'available', coalesce(l.on_hand - l.held, 0)) order by c.product_id, c.size_id, c.store_id, c.line_id))
        from unnest(short) s
        join unnest(changes) c using (product_id, size_id, store_id)
        left join inventory.levels l using (product_id, size_id, store_id)
      );
    end $$;

    -- The hold of a line follows what is held, so that the sum of the holds is the level's held.
    create function inventory.store_holds(c inventory.change, holder text, hold_until timestamptz)
    returns void language plpgsql as $$
    begin
      if c.return_id is not null and c.order_id is null then
        perform inventory.store_return_hold(c, holder);
      else
        perform inventory.store_other_holds(c, holder, hold_until);
      end if;
    end $$;

    create function inventory.store_other_holds(c inventory.change, holder text, hold_until timestamptz)
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

    -- A case has one replacement, which is held as a whole and never expires.
    create function inventory.store_return_hold(c inventory.change, holder text) returns void language plpgsql as $$
    begin
      if c.held_change > 0 then
        insert into inventory.holds (return_id, line_id, product_id, size_id, store_id, quantity, held_by)
        values (c.return_id, c.line_id, c.product_id, c.size_id, c.store_id, c.held_change, holder);
        return;
      end if;
      delete from inventory.holds h
      where h.return_id = c.return_id and h.product_id = c.product_id and h.size_id = c.size_id
        and h.store_id = c.store_id and h.quantity + c.held_change = 0;
      if not found then raise exception 'a hold to be ended does not exist'; end if;
    end $$;
  `,
}
