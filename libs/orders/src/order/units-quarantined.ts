import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { ReadOrder } from './order-record.ts'

const STILL_THERE = `select coalesce(sum(quantity), 0)::int as units
  from inventory.published_parcels where order_id = ?`

/** A returned order with what of its parcel is still in quarantine: without all of it, the order is not sent again. */
export async function withUnitsQuarantined<Order extends ReadOrder>(db: Knex, order: Order): Promise<Order> {
  if (order.units_back === null) return order
  const { units } = await queryRow<{ units: number }>(db, STILL_THERE, [order.id])
  return { ...order, units_quarantined: units }
}
