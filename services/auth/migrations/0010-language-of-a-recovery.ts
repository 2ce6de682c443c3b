import type { Migration } from '@deportivo/platform/db/migrate'

/** Whoever asks from a page in their language gets the mail in it, also before they ever chose one. */
export const languageOfARecovery: Migration = {
  name: '0010-language-of-a-recovery',
  sql: 'alter table auth.recoveries add column language text;',
}
