import type { Migration } from '@deportivo/platform/db/migrate'

/** What cases credited is an entry of the payments of their orders now. Proofs compare it with what reports have. */
export const creditsOnOrders: Migration = {
  name: '0011-credits-on-orders',
  sql: `
    drop view returns.published_credits;
    create view returns.published_credited as select id, order_id, credited_value from returns.cases;
  `,
}
