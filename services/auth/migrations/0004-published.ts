import type { Migration } from '@deportivo/platform/db/migrate'

/** What other services may read and call. */
export const published: Migration = {
  name: '0004-published',
  sql: `
    -- Published for the guard of every service: records that a session was used.
    create function auth.published_mark_session_used(session uuid, at timestamptz) returns void language sql as $$
      update auth.sessions set last_seen_at = at
      where id = session and revoked_at is null and last_seen_at < at
    $$;

    -- Published for every service: names, profiles and price codes of users, disabled users included.
    create view auth.published_people as
      select u.id, u.name, u.state_id = 'active' as is_active,
        coalesce((select array_agg(up.profile_id order by p.sort_order)
          from auth.user_profiles up join auth.profiles p on p.id = up.profile_id
          where up.user_id = u.id), '{}') as profile_ids,
        coalesce((select array_agg(uc.code_id order by uc.code_id)
          from auth.user_codes uc where uc.user_id = u.id), '{}') as code_ids
      from auth.users u;

    -- Published for links to products, which name the telephone of the seller who shared them.
    create view auth.published_phones as select id, phone from auth.users;

    -- Published for the guard of every service: live sessions, with what their user may do in each profile. A user without
    -- the second factor that one of their profiles requires has no permission in any profile: guards and sockets of every
    -- service read their permissions from here.
    create view auth.published_sessions as
      select s.id as session_id, u.id as user_id, u.name, u.email,
        coalesce(pr.language, 'es') as language,
        p.profile_ids, g.profiles, p.code_ids, s.expires_at, s.last_seen_at, f.lacks_factor
      from auth.sessions s
      join auth.users u on u.id = s.user_id and u.state_id = 'active'
      join auth.published_people p on p.id = u.id
      left join admin.published_preferences pr on pr.user_id = u.id
      cross join lateral (
        select u.second_factor_at is null and exists (
          select 1 from auth.user_profiles up
          join auth.profiles ap on ap.id = up.profile_id and ap.asks_second_factor
          where up.user_id = u.id) as lacks_factor
      ) f
      cross join lateral (
        select coalesce(jsonb_object_agg(up.profile_id, coalesce((
            select jsonb_object_agg(pp.permission, pp.scope) from auth.profile_permissions pp
            where pp.profile_id = up.profile_id and not f.lacks_factor), '{}')), '{}') as profiles
        from auth.user_profiles up where up.user_id = u.id
      ) g
      where s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '2 hours';

    -- Published for services that decide what a user may see while that user is not signed in: what each profile may do,
    -- and over which rows.
    create view auth.published_profiles as
      select p.id as profile_id, coalesce((
        select jsonb_object_agg(pp.permission, pp.scope) from auth.profile_permissions pp where pp.profile_id = p.id
      ), '{}') as grants
      from auth.profiles p;

    -- Published for mails that users asked for: their address, and what they may read in each profile, as for a session.
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
