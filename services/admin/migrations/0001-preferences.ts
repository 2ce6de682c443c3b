import type { Migration } from '@deportivo/platform/db/migrate'

/** How each user set up the console, the language of its texts and mails included. */
export const preferences: Migration = {
  name: '0001-preferences',
  sql: `
    create table admin.preferences (
      user_id integer primary key,
      kept jsonb not null check (jsonb_typeof(kept) = 'object'),
      updated_at timestamptz not null
    );

    -- Published for auth: a session carries the preferences of its user.
    create view admin.published_preferences as
      select user_id, kept ->> 'language' as language, kept from admin.preferences;
  `,
}
