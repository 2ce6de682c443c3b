import type { Migration } from '@deportivo/platform/db/migrate'

/** The columns of the list's filters. */
const FILTERED = [
  'order_id',
  'client_id',
  'group_id',
  'state_id',
  'type',
  'reason_id',
  'product_id',
  'brand_id',
  'seller_id',
  'profile_id',
  'goods_store_id',
]

const indexOfFilter = (column: string) =>
  `create index cases_of_${column}_by_waiting on returns.cases (${column}, waiting desc, id desc);`

/** Cases by how long they wait, with every filter of the list, and by what their clients get or pay. */
export const caseSorts: Migration = {
  name: '0013-case-sorts',
  sql: `
    alter table returns.cases
      -- Cases that wait before those that are over, the longest waiting first; of those that are over, the newest first.
      add column waiting bigint not null generated always as (
        case when state_id in ('return_voucher', 'return_delivered', 'return_cancelled')
          then 8000000000000000 - (extract(epoch from state_entered_at at time zone 'UTC') * 1000000)::bigint
          else (extract(epoch from state_entered_at at time zone 'UTC') * 1000000)::bigint end) stored,
      -- What the client gets, or would get by what was chosen until now; negative: what the client pays.
      add column client_money bigint not null generated always as (
        case when state_id = 'return_cancelled' then 0
          when settlement = 'voucher' then credited_value
          when settlement = 'exchange' then -price_difference
          else (unit_price * quantity * coalesce(exchange_rate, 100) + 50) / 100 end) stored,
      -- The store that has the goods; until they arrive, the one that sold them.
      add column goods_store_id integer not null generated always as (coalesce(entrance_store_id, store_id)) stored;
    create index cases_of_goods_store on returns.cases (goods_store_id, id desc);
    create index cases_by_waiting on returns.cases (waiting desc, id desc);
    create index cases_by_client_money on returns.cases (client_money desc, id desc);
    ${FILTERED.map(indexOfFilter).join('\n    ')}
  `,
}
