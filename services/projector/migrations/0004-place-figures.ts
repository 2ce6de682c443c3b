import type { Migration } from '@deportivo/platform/db/migrate'

/** Where orders go and clients live, as reports count them. */
export const placeFigures: Migration = {
  name: '0004-place-figures',
  sql: `
    create table read.place_facts (
      order_id integer primary key,
      version integer not null,
      /* Null: not sold, or given up since. */
      sold_on date,
      sold_at timestamptz,
      seller_id integer not null,
      profile_id text not null,
      /* 0: without a city. */
      department_id integer not null,
      city_id integer not null,
      value bigint not null,
      /* [{subcategory_id, units, value}] */
      subcategories jsonb not null,
      pos bigint not null
    );
    create index place_facts_sold on read.place_facts (sold_at) where sold_at is not null;

    create table read.place_days (
      day date not null,
      department_id integer not null,
      city_id integer not null,
      seller_id integer not null,
      profile_id text not null,
      count integer not null,
      value bigint not null,
      primary key (day, department_id, city_id, seller_id, profile_id)
    ) with (fillfactor = 70);

    -- Count is how many orders have the subcategory.
    create table read.place_subcategories (
      city_id integer not null,
      day date not null,
      department_id integer not null,
      subcategory_id integer not null,
      seller_id integer not null,
      profile_id text not null,
      count integer not null,
      units bigint not null,
      value bigint not null,
      primary key (city_id, day, department_id, subcategory_id, seller_id, profile_id)
    ) with (fillfactor = 70);
    create index place_subcategories_of_department on read.place_subcategories (department_id, day);

    create table read.client_facts (
      client_id integer primary key,
      version integer not null,
      department_id integer not null,
      city_id integer not null,
      client_type text not null,
      pos bigint not null
    );

    create table read.client_places (
      department_id integer not null,
      city_id integer not null,
      client_type text not null,
      count integer not null,
      primary key (department_id, city_id, client_type)
    ) with (fillfactor = 70);
  `,
}
