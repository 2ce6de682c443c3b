import type { Migration } from '@deportivo/platform/db/migrate'

/** Names the column of the stored preferences by the standard word. */
export const storedPreferences: Migration = {
  name: '0006-stored-preferences',
  sql: `
    alter table admin.preferences rename column kept to stored;
    alter view admin.published_preferences rename column kept to stored;
  `,
}
