import type { Migration } from '@deportivo/platform/db/migrate'

/** Vouchers that are still worth something, by the end of their time. */
export const expiringVouchers: Migration = {
  name: '0019-expiring-vouchers',
  sql: `create index vouchers_expiring on orders.vouchers (expires_at) where available > 0;`,
}
