import type { Migration } from '@deportivo/platform/db/migrate'

/** What sellers and clients bring, filled from the facts: all that these sums need stands in them. */
export const clientFigures: Migration = {
  name: '0013-client-figures',
  sql: `
    create table read.client_days (
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      client_id integer not null,
      count integer not null,
      value bigint not null,
      discount bigint not null,
      primary key (day, seller_id, profile_id, client_id)
    ) with (fillfactor = 70);
    insert into read.client_days
    select sold_on, seller_id, profile_id, client_id, count(*), sum(value), sum(discount)
    from read.sales_facts
    where sold_on is not null and state_id not in ('cancelled', 'returned_by_seller')
    group by sold_on, seller_id, profile_id, client_id;

    create table read.client_return_days (
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      client_id integer not null,
      count integer not null,
      credited bigint not null,
      primary key (day, seller_id, profile_id, client_id)
    ) with (fillfactor = 70);
    insert into read.client_return_days
    select settled_on, seller_id, profile_id, client_id, count(*), sum(credited)
    from read.return_facts
    where settled_on is not null
    group by settled_on, seller_id, profile_id, client_id;
  `,
}
