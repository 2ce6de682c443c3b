import type { Migration } from '@deportivo/platform/db/migrate'

/** For sales, which takes the requests of visitors: what a link opens, and which sizes a product may have. */
export const publishedShareLinks: Migration = {
  name: '0011-published-share-links',
  sql: `
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
    create view catalogue.published_share_links as
    select id, token_hash, by_id, code_id, expires_at,
           is_revoked or not catalogue.published_may_share(by_id, code_id) as is_ended
    from catalogue.share_links;
    -- Goods abroad (9) have no size of their category.
    create view catalogue.published_category_sizes as
    select c.id as category_id, s.id as size_id, s.name as size_name
    from catalogue.categories c join catalogue.sizes s on s.id = any(c.size_ids) or s.id = 9;
  `,
}
