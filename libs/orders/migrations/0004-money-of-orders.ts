import type { Migration } from '@deportivo/platform/db/migrate'

/** Money names orders that exist; and what other services read of the money of orders. */
export const moneyOfOrders: Migration = {
  name: '0004-money-of-orders',
  sql: `
    alter table money.payments add foreign key (order_id) references orders.orders (id);
    alter table money.vouchers add foreign key (order_id) references orders.orders (id);
    alter table money.voucher_entries add foreign key (order_id) references orders.orders (id);
    alter table money.refunds add foreign key (order_id) references orders.orders (id);

    /* Payments that wait for accounting. Only orders that have one are read: of a million some thousands do. */
    create view orders.published_unconfirmed_payments as
      select p.id, p.order_id, p.amount, p.at, p.kind, p.payment_method, p.return_id, p.attachment_id, p.by_name
      from orders.orders o join money.current_payments p on p.order_id = o.id
      where o.paid <> o.paid_confirmed and p.status = 'unconfirmed';

    /*
     * What clients have given for an order for certain, a difference of an exchange included, less what returned to
     * them: paid back, turned into a voucher of the order itself, or owed.
     */
    create view orders.published_money_received as
      select o.id as order_id, (o.paid_confirmed + o.voucher_value
          - (select coalesce(sum(p.amount), 0) from money.payments p where p.order_id = o.id and p.kind = 'exchange')
          - (select coalesce(sum(r.amount), 0) from money.refunds r where r.order_id = o.id and r.state = 'pending')
        )::bigint as received
      from orders.orders o;

    /*
     * Money that is not in the business yet, or no longer its own: what carriers collect, what clients owe, what is owed
     * to clients, and goods that sellers have. An order is in one row, besides those of its refunds.
     */
    create view orders.published_money_outside as
      /* Cash on delivery (7) of goods that left, until it is handed in. */
      select 'ct' as kind, o.id as order_id, coalesce(o.carrier, '-') as carrier, o.client_id, o.seller_id, o.profile_id,
        o.total_value - o.voucher_value - o.paid as amount, o.stock_left_at as since
      from orders.order_keys k join orders.orders o on o.id = k.order_id
      where k.key = 'has_balance:true' and o.payment_method = 7 and o.stock_left_at is not null
        and coalesce(o.news_from_state, o.state_id) in ('file_guide_sale', 'delivered_local', 'delivered_customer')
      union all
      /*
       * What was sold and is not paid, also what a carrier did not hand in of it. Carts and goods with sellers are not
       * sold yet, and who pays on delivery owes nothing before.
       */
      select 'balance', o.id, '-', o.client_id, o.seller_id, o.profile_id,
        o.total_value - o.voucher_value - o.paid, coalesce(o.checked_out_at, o.created_at)
      from orders.order_keys k join orders.orders o on o.id = k.order_id
      where k.key = 'has_balance:true'
        and case when o.payment_method = 7
          then coalesce(o.news_from_state, o.state_id)
            in ('sold_local', 'full_payment_ct', 'file_payment_ct_sale', 'finalized_by_seller')
          else coalesce(o.news_from_state, o.state_id) not in ('pre_orden', 'reserved', 'reserved_by_seller', 'local_order',
            'in_process', 'received_1', 'sent_to_seller', 'delivered_to_seller')
        end
      union all
      select 'refund', o.id, '-', r.client_id, o.seller_id, o.profile_id, r.amount, r.created_at
      from money.refunds r join orders.orders o on o.id = r.order_id
      where r.state = 'pending'
      union all
      /* As the account of a seller has them, from when they were sent. */
      select 'goods', o.id, '-', o.client_id, o.seller_id, o.profile_id, o.total_value, coalesce(
        (select max(h.at) from orders.order_history h where h.order_id = o.id and h.step = 'send_to_seller'), o.created_at)
      from orders.orders o
      where o.type_order = 'seller'
        and o.state_id in ('sent_to_seller', 'delivered_to_seller', 'return_to_news')
        and coalesce(o.news_from_state, o.state_id) in ('sent_to_seller', 'delivered_to_seller');
  `,
}
