import type { Migration } from '@deportivo/platform/db/migrate'

/** Lists of orders are narrowed to a cash register and to a voucher. */
export const registerAndVoucher: Migration = {
  name: '0011-register-and-voucher',
  sql: `
    create index orders_by_voucher on orders.orders (voucher_id, id desc) where voucher_id is not null;
    create index shifts_of_cashier on orders.cashier_shifts (cashier_id, id);
    create view orders.published_register_payments as
      select p.order_id, c.cashier_id from orders.payments p join orders.cashier_shifts c on c.id = p.shift_id;
  `,
}
