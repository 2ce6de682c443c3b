import type { Migration } from '@deportivo/platform/db/migrate'

/** What its creator calls a link. */
export const shareLinkNames: Migration = {
  name: '0033-share-link-names',
  sql: `alter table catalogue.share_links add column name text check (length(name) between 1 and 80);`,
}
