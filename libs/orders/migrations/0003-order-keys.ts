import type { Migration } from '@deportivo/platform/db/migrate'

const balanceOf = (
  row: 'old' | 'new' | 'o',
) => `(case when ${row}.state_id in ('returned_by_seller','cancelled') then 0
  else ${row}.total_value - ${row}.voucher_value - ${row}.paid end)`

/** Text of each value that a filter takes; null has no key. */
const KEYS = {
  type_order: 'o.type_order',
  type_sale: 'o.type_sale',
  profile_id: 'o.profile_id',
  payment_method: 'coalesce(o.payment_method, 0)',
  city_id: 'o.city_id',
  department_id: 'o.department_id',
  code_id: 'o.code_id',
  has_balance: `(${balanceOf('o')} > 0)`,
}
const COLUMNS = Object.keys(KEYS).filter((name) => name !== 'has_balance')

/**
 * Values that lists of orders are narrowed to and that few steps change, one row each. As indexes of the order's own
 * row each step would write all of them again.
 */
export const orderKeys: Migration = {
  name: '0003-order-keys',
  sql: `
    create table orders.order_keys (
      -- '<filter>:<value>'
      key text collate "C" not null,
      order_id integer not null,
      primary key (key, order_id)
    );
    create view orders.published_order_keys as select key, order_id from orders.order_keys;

    create function orders.keys_of(o orders.orders) returns text[] language sql immutable as $$
      select array_remove(array[
        ${Object.entries(KEYS)
          .map(([name, value]) => `'${name}:' || ${value}`)
          .join(',\n        ')}
      ], null)
    $$;

    create function orders.add_keys() returns trigger language plpgsql as $$
    begin
      insert into orders.order_keys
        select k.key, o.id from inserted join orders.orders o on o.id = inserted.id cross join unnest(orders.keys_of(o)) as k(key);
      return null;
    end $$;
    create trigger add_keys after insert on orders.orders
      referencing new table as inserted for each statement execute function orders.add_keys();

    create function orders.change_keys() returns trigger language plpgsql as $$
    declare
      before text[] := orders.keys_of(old);
      after text[] := orders.keys_of(new);
    begin
      delete from orders.order_keys where order_id = new.id and key = any(before) and key <> all(after);
      insert into orders.order_keys select k.key, new.id from unnest(after) as k(key) where k.key <> all(before);
      return null;
    end $$;
    create trigger change_keys after update on orders.orders for each row
      when ((${COLUMNS.map((name) => `old.${name}`).join(', ')}, ${balanceOf('old')} > 0)
        is distinct from (${COLUMNS.map((name) => `new.${name}`).join(', ')}, ${balanceOf('new')} > 0))
      execute function orders.change_keys();

    create function orders.change_register_key(payment integer) returns void language plpgsql as $$
    declare
      paid record;
    begin
      select p.order_id, s.cashier_id into paid
        from money.payments p join money.cashier_shifts s on s.id = p.shift_id where p.id = payment;
      if not found then return; end if;
      if exists (select from money.published_register_payments r
        where r.order_id = paid.order_id and r.cashier_id = paid.cashier_id)
      then
        insert into orders.order_keys values ('cashier_id:' || paid.cashier_id, paid.order_id) on conflict do nothing;
      else
        delete from orders.order_keys where key = 'cashier_id:' || paid.cashier_id and order_id = paid.order_id;
      end if;
    end $$;
    create function orders.status_changes_register_key() returns trigger language plpgsql as $$
    begin
      perform orders.change_register_key(new.payment_id);
      return null;
    end $$;
    create function orders.reversal_changes_register_key() returns trigger language plpgsql as $$
    begin
      perform orders.change_register_key(new.reverses_id);
      return null;
    end $$;
    create trigger change_register_key after insert on money.payment_statuses
      for each row execute function orders.status_changes_register_key();
    create trigger change_register_key after insert on money.payments
      for each row when (new.reverses_id is not null) execute function orders.reversal_changes_register_key();
  `,
}
