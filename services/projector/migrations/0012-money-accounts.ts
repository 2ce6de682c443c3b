import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * A transfer, and a deposit of a register, have an entry in each of two accounts. Deposits that were entered before have
 * only that of the register until `npm run rebuild:read`.
 */
export const moneyAccounts: Migration = {
  name: '0012-money-accounts',
  sql: `
    alter table read.cash_entries drop constraint cash_entries_pkey, add primary key (entry, account);
    create index cash_days_of_account on read.cash_days (account, day);
  `,
}
