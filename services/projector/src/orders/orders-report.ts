import { ORDER_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import { consumerOf } from '../engine/project.ts'
import type { Projection } from '../engine/projection.ts'
import { publishFigures } from '../engine/publish-figures.ts'
import { storesOf } from '../engine/stores-of.ts'
import { orderDays } from './order-days.ts'
import type { OrderFact } from './order-fact.ts'

/** Every order as the list of orders shows it: from its creation on, in whatever state. */
export const ordersReport: Projection<OrderFact, 'order'> = {
  consumer: ORDER_FIGURES,
  families: ['order'],
  table: 'order_facts',
  aggregate: 'order_id',
  key: ['order_id', 'store_id'],
  columns: [
    'version',
    'created_on',
    'state_id',
    'type_order',
    'seller_id',
    'payment_method',
    'value',
    'balance',
  ],
  fold(_, { aggregate_version, payload: { order } }) {
    const fact = {
      order_id: order.id,
      version: aggregate_version,
      created_on: businessDay(new Date(order.created_at)),
      state_id: order.state_id,
      type_order: order.type_order,
      seller_id: order.seller_id,
      payment_method: order.payment_method ?? 0,
      value: order.total_value,
      balance: order.total_balance,
    }
    return storesOf(order).map((store_id): OrderFact => ({ ...fact, store_id }))
  },
  sums: [orderDays],
}

export const ordersReportConsumer = consumerOf(ordersReport, (trx, changes) =>
  publishFigures(trx, ordersReport.consumer, changes),
)
