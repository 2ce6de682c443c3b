import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'

declare module 'knex/types/tables.js' {
  interface Tables {
    'orders.published_ownership': OrderOwnership & { order_id: number }
  }
}
