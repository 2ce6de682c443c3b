import type { Migration } from '@deportivo/platform/db/migrate'

/** Why a line is sold below its listed price. */
export const discountReasons: Migration = {
  name: '0030-discount-reasons',
  sql: `alter table orders.order_lines add column discount_reason text;`,
}
