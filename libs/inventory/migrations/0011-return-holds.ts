import type { Migration } from '@deportivo/platform/db/migrate'

/** Holds of the replacement of a return case, beside those of orders and transfers. */
export const returnHolds: Migration = {
  name: '0011-return-holds',
  sql: `
    alter table inventory.holds
      add column return_id integer,
      drop constraint holds_of_one_owner,
      add constraint holds_of_one_owner check (num_nonnulls(order_id, transfer_id, return_id) = 1);
    create unique index holds_of_returns on inventory.holds (return_id) where return_id is not null;
    create index ledger_of_a_return on inventory.ledger (return_id, id) where return_id is not null;

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

    -- What an order or a transfer holds is stored as before.
    alter function inventory.store_holds(inventory.change, text, timestamptz) rename to store_other_holds;
    create function inventory.store_holds(c inventory.change, holder text, hold_until timestamptz)
    returns void language plpgsql as $$
    begin
      if c.return_id is not null and c.order_id is null then
        perform inventory.store_return_hold(c, holder);
      else
        perform inventory.store_other_holds(c, holder, hold_until);
      end if;
    end $$;
  `,
}
