import type { Migration } from '@deportivo/platform/db/migrate'

/** Vouchers that return cases owe: one for each at most. */
export const returnVouchers: Migration = {
  name: '0017-return-vouchers',
  sql: `
    alter table orders.vouchers add column return_id integer;
    create unique index voucher_of_a_return on orders.vouchers (return_id) where return_id is not null;
    create or replace view orders.published_vouchers as
      select id, client_id, value, available, origin, order_id, created_at, expires_at, return_id from orders.vouchers;
  `,
}
