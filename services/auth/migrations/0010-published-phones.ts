import type { Migration } from '@deportivo/platform/db/migrate'

/** For links to products, which name the telephone of the seller who shared them. */
export const publishedPhones: Migration = {
  name: '0010-published-phones',
  sql: `
    create view auth.published_phones as select id, phone from auth.users;
  `,
}
