import type { Migration } from '@deportivo/platform/db/migrate'

/** Links to products for people without a login. */
export const shareLinks: Migration = {
  name: '0008-share-links',
  sql: `
    create table catalogue.share_links (
      id integer generated always as identity primary key,
      version integer not null default 1,
      -- SHA-256: a copy of the database opens no link.
      token_hash bytea not null unique,
      by_id integer not null,
      code_id integer not null references catalogue.price_codes (id),
      -- In the grammar of the product search; null: all products.
      filter text,
      search text,
      search_price text,
      expires_at timestamptz not null,
      is_revoked boolean not null default false,
      views integer not null default 0,
      last_viewed_at timestamptz,
      updated_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index share_links_of_user on catalogue.share_links (by_id, id desc);
    create index share_links_by_expiry on catalogue.share_links (expires_at desc, id desc);
    create index share_links_of_user_by_expiry on catalogue.share_links (by_id, expires_at desc, id desc);
  `,
}
