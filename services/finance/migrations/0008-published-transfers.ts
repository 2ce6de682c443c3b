import type { Migration } from '@deportivo/platform/db/migrate'

/** Transfers between accounts, for the service that opens their files. */
export const publishedTransfers: Migration = {
  name: '0008-published-transfers',
  sql: `create view finance.published_money_transfers as select id from finance.money_transfers;`,
}
