import type { Migration } from '@deportivo/platform/db/migrate'

/** Pictures of clients, as the product draws them: small enough to be saved with their client. */
export const clientPhotos: Migration = {
  name: '0018-client-photos',
  sql: `
    alter table sales.clients add column photo text;
    create table sales.client_photos (
      client_id integer primary key references sales.clients on delete cascade,
      picture bytea not null
    );
  `,
}
