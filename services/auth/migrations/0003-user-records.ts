import { plainTextFunction } from '@deportivo/platform/db/plain-text'
import type { Migration } from '@deportivo/platform/db/migrate'

/** Users as records: searchable, versioned, with a picture and an audit. */
export const userRecords: Migration = {
  name: '0003-user-records',
  sql: `
    ${plainTextFunction('auth')}
    alter table auth.users
      add column version integer not null default 1,
      add column updated_by text,
      add column last_signed_in_at timestamptz,
      add column second_factor_at timestamptz,
      add column search_text text not null generated always as (
        auth.plain(name || ' ' || email || ' ' || coalesce(identification_number, '') || ' ' || coalesce(phone, ''))
      ) stored;
    -- Sessions are deleted after a while; that a user worked here stays on record.
    update auth.users u set last_signed_in_at = s.at
      from (select user_id, max(created_at) as at from auth.sessions group by user_id) s where s.user_id = u.id;

    -- As we drew them: small enough to live and be saved with their person.
    create table auth.photos (
      user_id integer primary key references auth.users on delete cascade,
      picture bytea not null
    );

    alter table auth.profiles
      add column version integer not null default 1,
      add column updated_by text,
      add column updated_at timestamptz;

    insert into auth.profile_permissions (profile_id, permission, scope)
      values ('two', 'manage permissions', 'all'), ('two', 'read audit', 'all'), ('two', 'read mail', 'all')
      on conflict do nothing;
  `,
}
