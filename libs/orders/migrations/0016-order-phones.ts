import type { Migration } from '@deportivo/platform/db/migrate'
import { phoneDigits } from '@deportivo/platform/db/phone-digits'

/** Telephone numbers of deliveries that were stored as typed have the form of new ones. */
export const orderPhones: Migration = {
  name: '0016-order-phones',
  sql: `update orders.orders set phone = ${phoneDigits('phone')} where phone is not null and phone !~ '^\\d{10}$'`,
}
