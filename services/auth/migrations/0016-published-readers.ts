import type { Migration } from '@deportivo/platform/db/migrate'

/** Published for mails that users asked for: their address, and what they may read in each profile, as for a session. */
export const publishedReaders: Migration = {
  name: '0016-published-readers',
  sql: `
    create view auth.published_readers as
      select u.id, u.name, u.email, u.state_id = 'active' as is_active,
        coalesce(pr.language, 'es') as language, p.profile_ids, g.profiles, p.code_ids
      from auth.users u
      join auth.published_people p on p.id = u.id
      left join admin.published_preferences pr on pr.user_id = u.id
      cross join lateral (
        select coalesce(jsonb_object_agg(up.profile_id, coalesce((
            select jsonb_object_agg(pp.permission, pp.scope) from auth.profile_permissions pp
            where pp.profile_id = up.profile_id and not (u.second_factor_at is null and exists (
              select 1 from auth.user_profiles uf
              join auth.profiles ap on ap.id = uf.profile_id and ap.asks_second_factor
              where uf.user_id = u.id))), '{}')), '{}') as profiles
        from auth.user_profiles up where up.user_id = u.id
      ) g;
  `,
}
