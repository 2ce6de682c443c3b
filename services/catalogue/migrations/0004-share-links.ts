import type { Migration } from '@deportivo/platform/db/migrate'

/** Links to products for people without a login. */
export const shareLinks: Migration = {
  name: '0004-share-links',
  sql: `
    create table catalogue.share_links (
      id integer generated always as identity primary key,
      -- What its creator calls it.
      name text check (length(name) between 1 and 80),
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
      version integer not null default 1,
      updated_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index share_links_of_user on catalogue.share_links (by_id, id desc);
    create index share_links_by_expiry on catalogue.share_links (expires_at desc, id desc);
    create index share_links_of_user_by_expiry on catalogue.share_links (by_id, expires_at desc, id desc);

    -- The public price (4) is everybody's; users who keep products see every list. Its body is read when it is called:
    -- the views of users are made after this schema.
    create function catalogue.published_may_share(sharer integer, code integer) returns boolean
    language plpgsql stable as $$
    begin
      return exists (
        select from auth.published_people p
        join auth.published_profiles r on r.profile_id = any(p.profile_ids)
        where p.id = sharer and p.is_active
        having bool_or(jsonb_exists(r.grants, 'manage share links'))
          and (code = 4 or bool_or(code = any(p.code_ids)) or bool_or(jsonb_exists(r.grants, 'update products')))
      );
    end $$;
    -- For sales, which takes the requests of visitors: what a link opens.
    create view catalogue.published_share_links as
    select id, token_hash, by_id, code_id, expires_at,
           is_revoked or not catalogue.published_may_share(by_id, code_id) as is_ended
    from catalogue.share_links;
  `,
}
