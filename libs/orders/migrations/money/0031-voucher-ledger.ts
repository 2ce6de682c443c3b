import type { Migration } from '@deportivo/platform/db/migrate'

/** The entries of one voucher, each with its kind, and vouchers that were voided. */
export const voucherLedger: Migration = {
  name: '0031-voucher-ledger',
  sql: `
    create index entries_of_voucher on orders.voucher_entries (voucher_id, id);
    create or replace view orders.published_vouchers as
      select id, client_id, value, available, origin, order_id, created_at, expires_at, return_id, voided_at
      from orders.vouchers;
    /* The first entry issues the voucher, and the one that voids it is its last. */
    create view orders.published_voucher_entries as
      select e.id, e.voucher_id, e.order_id, e.amount, e.by_name, e.at,
        case
          when e.amount < 0 then case when e.at = v.voided_at then 'voided' else 'spent' end
          when exists (select from orders.voucher_entries b where b.voucher_id = e.voucher_id and b.id < e.id)
            then 'given_back'
          else 'issued'
        end as kind,
        case when not exists (select from orders.voucher_entries b where b.voucher_id = e.voucher_id and b.id < e.id)
          then v.return_id end as return_id
      from orders.voucher_entries e join orders.vouchers v on v.id = e.voucher_id;
  `,
}
