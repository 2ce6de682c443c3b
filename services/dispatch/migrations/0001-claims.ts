import type { Migration } from '@deportivo/platform/db/migrate'

/** Who works on which card. A lease: a browser that was closed gives its cards back by itself. */
export const claims: Migration = {
  name: '0001-claims',
  sql: `
    create table dispatch.claims (
      order_id integer primary key,
      user_id integer not null,
      name text not null,
      since timestamptz not null,
      until timestamptz not null
    );

    create table dispatch.carriers (
      id integer primary key,
      name text not null unique
    );
    insert into dispatch.carriers (id, name) values
      (1, 'Servientrega'), (2, 'Coordinadora'), (3, 'Interrapidísimo'), (4, 'Envía'), (5, 'TCC'),
      (6, 'Deprisa'), (7, '4-72');
  `,
}
