import type { Migration } from '@deportivo/platform/db/migrate'

/** The SQLSTATE of an act that was sent without waiting and found less than it wanted. */
export const SHORT_STOCK = 'ST001'

/** What `inventory.apply` does beside stock: it writes the events, and may fail instead of returning what is short. With what callers read that do not wait for it. */
export const stockEvents: Migration = {
  name: '0004-stock-events',
  sql: `
    create view inventory.published_costs as
    select product_id, round(value::numeric / units)::integer as average_cost from inventory.costs;

    -- Of the transaction's last act, for statements sent before its result has returned; null: it moved nothing.
    create function inventory.last_batch() returns bigint language sql stable as $$
      select nullif(current_setting('inventory.last_batch', true), '')::bigint
    $$;

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
  `,
}
