import type { Knex } from 'knex'

export const OLD = 1_000
export const NEW = 100_000

/** What the old orders have, each of it for the column that lists are narrowed by, and the new orders. */
const OLD_ORDER = `'delivered_customer', 'local', 'local_administrative', 900001, 'reseller', 900001, 900003, 900003, 0, 3, 900001,
  900001, 900001`
const NEW_ORDER = `'pre_orden', 'online', 'online_seller', 900002, 'final', 900002, 900002, 900002, 50000, null, 900002,
  900002, 900002`

const orders = (values: string, count: number, since: string) => `
  insert into orders.orders (state_id, type_order, profile_id, client_id, type_sale, seller_id, auxiliary_user_id, voucher_id,
    total_value, payment_method, city_id, department_id, code_id, client_name, seller_name, changed_by, state_entered_at,
    created_at, updated_at, checked_out_at)
  select ${values}, 'Calzado El Paso', 'Marta Ibarra', 'test', at, at, at, at
  from generate_series(1, ${count}) n
  cross join lateral (select ${since} + n * interval '1 second' as at) made
  order by n`

/** Lines and payments of the old orders and of some new ones. */
const SOME = `(o.client_id = 900001 or o.id % 20 = 0)`

/** Two lines of an order, which have the same product, store, category, brand and group. */
const LINES = `
  insert into orders.order_lines (order_id, product_id, size_id, store_id, code_id, quantity, price, listed_unit_price,
    group_id, product_name, reference_id, reference_name, brand_id, brand_name, category_id, category_name,
    subcategory_id, subcategory_name, color_id, color_name, size_name, size_order, store_name)
  select o.id, o.client_id, 1, o.client_id, 1, 1, 1000, case o.client_id when 900001 then 2000 else 1000 end, o.client_id, 'Tenis', 1, 'A', o.client_id, 'B', o.client_id, 'C', 1, 'D', 1,
    'E', '38', 1, 'F'
  from orders.orders o cross join generate_series(1, 2) where ${SOME} order by o.id`

/** One payment in cash of an order, in a register of the old orders or of the new ones. */
const PAYMENTS = `
  insert into money.cashiers (id, name, store_id) values (900001, 'Caja vieja', 1), (900002, 'Caja', 1);
  insert into money.cashier_shifts (id, cashier_id, base_amount, opened_at, opened_by)
    select id, id, 0, now(), 'test' from money.cashiers where id > 900000;
  with paid as (
    insert into money.payments (order_id, kind, amount, payment_method, shift_id, by_id, by_name, at)
    select o.id, 'cash', 1, 1, o.client_id, 1, 'test', now() from orders.orders o where ${SOME} order by o.id returning id
  ) insert into money.payment_statuses (payment_id, status, by_name, at) select id, 'confirmed', 'test', now() from paid`

/**
 * By every value that a list is narrowed by, all orders of one value are older than all of another. Each newer one has
 * been changed since, and nothing has cleaned up after that.
 */
export async function addSkewedOrders(owner: Knex): Promise<void> {
  await owner.raw('alter table orders.orders set (autovacuum_enabled = off)')
  await owner.raw(orders(OLD_ORDER, OLD, "now() - interval '60 days'"))
  await owner.raw(orders(NEW_ORDER, NEW, "now() - interval '2 days'"))
  await owner.raw(LINES)
  await owner.raw(PAYMENTS)
  for (const table of ['orders', 'order_lines', 'order_keys', 'payments', 'payment_statuses'])
    await owner.raw('vacuum analyze orders.??', [table])
  await owner.raw(`update orders.orders set state_id = 'reserved', version = 2 where client_id = 900002`)
}
