import type { Migration } from '@deportivo/platform/db/migrate'

/** When units of a size came into a store. */
export const arrivals: Migration = {
  name: '0014-arrivals',
  sql: `
    -- A sale lowers a level, so that none of the frequent entries is in it.
    create index ledger_arrivals on inventory.ledger (product_id, size_id, at desc) where on_hand_change > 0;

    -- 'received': new goods. 'moved': they were in another store. 'found' by a stock count, or back from an order or a
    -- return: no new goods, although the level rose.
    create view inventory.published_arrivals as
    select e.product_id, e.size_id, e.store_id, e.at,
           case when e.kind in ('move', 'from_transit') then 'moved'
                when e.kind not in ('enter', 'count', 'replacement') then 'back'
                when e.order_id is not null or e.return_id is not null then 'back'
                when c.id is not null then 'found'
                else 'received' end as kind
    from inventory.ledger e
    left join inventory.counts c on c.batch = e.batch
    where e.on_hand_change > 0 and e.kind not in ('quarantine', 'to_seller', 'to_transit');
  `,
}
