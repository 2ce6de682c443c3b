import type { Migration } from '@deportivo/platform/db/migrate'

/** Profiles that can only be used by a user with a second factor. */
export const requiredSecondFactor: Migration = {
  name: '0007-required-second-factor',
  sql: `
    alter table auth.profiles add column asks_second_factor boolean not null default false;

    -- A user without the second factor that one of their profiles requires has no permission in any profile: guards and
    -- sockets of every service read their permissions from here.
    create or replace view auth.published_sessions as
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
  `,
}
