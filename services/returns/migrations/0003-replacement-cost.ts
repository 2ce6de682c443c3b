import type { Migration } from '@deportivo/platform/db/migrate'

/** What a replacement had cost when it left; of earlier ones it is not known. */
export const replacementCost: Migration = {
  name: '0003-replacement-cost',
  sql: `alter table returns.cases add column replacement_unit_cost bigint;`,
}
