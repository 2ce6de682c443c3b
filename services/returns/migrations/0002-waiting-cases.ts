import type { Migration } from '@deportivo/platform/db/migrate'

/** Cases that still wait for something, by how long. */
export const waitingCases: Migration = {
  name: '0002-waiting-cases',
  sql: `
    create index cases_waiting on returns.cases (state_entered_at, id)
      where state_id not in ('return_voucher', 'return_delivered', 'return_cancelled');
  `,
}
