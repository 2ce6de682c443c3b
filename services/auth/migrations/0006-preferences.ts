import type { Migration } from '@deportivo/platform/db/migrate'

/** How each person likes the console. The language stays with the user: answers and mails are written in it. */
export const preferences: Migration = {
  name: '0006-preferences',
  sql: `
    create table auth.preferences (
      user_id integer primary key references auth.users on delete cascade,
      kept jsonb not null check (jsonb_typeof(kept) = 'object'),
      updated_at timestamptz not null
    );
  `,
}
