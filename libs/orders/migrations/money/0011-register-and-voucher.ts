import type { Migration } from '@deportivo/platform/db/migrate'

/** Lists of orders are narrowed to a cash register and to a voucher. */
export const registerAndVoucher: Migration = {
  name: '0011-register-and-voucher',
  sql: `
    create index orders_by_voucher on orders.orders (voucher_id, id desc) where voucher_id is not null;
    create index shifts_of_cashier on orders.cashier_shifts (cashier_id, id);
    /* Those that count: neither rejected nor reversed, nor the reversal itself. */
    create view orders.published_register_payments as
      select p.order_id, p.cashier_id from orders.current_payments p
      where p.cashier_id is not null and p.status <> 'void' and p.reverses_id is null
        and not exists (select from orders.payments r where r.reverses_id = p.id);
  `,
}
