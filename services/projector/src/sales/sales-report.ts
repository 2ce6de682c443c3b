import { SALES_FIGURES } from '@deportivo/contracts/reports/sources'
import { findStateRow } from '@deportivo/lifecycle/order/states'
import type { Knex } from 'knex'
import { consumerOf } from '../engine/project.ts'
import type { FamilyEvent, Projection } from '../engine/projection.ts'
import { countedAfter, dayOf } from '../engine/reversals.ts'
import type { Change } from '../engine/change.ts'
import { clientDays } from './client-days.ts'
import { categoryClients } from './category-clients.ts'
import { partsOf, salesParts } from './sales-parts.ts'
import { productDays, productsOf } from './product-days.ts'
import { publishFigures } from '../engine/publish-figures.ts'
import { reversedSales } from './reversed-sales.ts'
import { salesDays } from './sales-days.ts'
import type { Delivered, SalesFact } from './sales-fact.ts'

/** What gives an order its seller or its lines, or puts these into another store. Others repeat what is known. */
const NAMED_BY: ReadonlySet<string> = new Set(['order.created', 'order.lines_changed', 'order.resent'])

const dayOrNone = (instant: string | null) => (instant === null ? null : dayOf(instant))

const NOT_LEFT = {
  left_at: null,
  units: 0,
  value: 0,
  discount: 0,
  cost: 0,
  uncosted: 0,
  parts: [],
  reversed: [],
}

function delivered(before: SalesFact | undefined, { payload, occurred_at }: FamilyEvent<'order'>) {
  const { left_at, reversed, units, value, discount, cost, uncosted, parts } = before ?? NOT_LEFT
  const counted = { at: left_at, amounts: { units, value, discount, cost, uncosted, parts }, reversed }
  const after = countedAfter<Delivered>(counted, { at: payload.order.stock_left_at, occurred_at })
  return { left_on: dayOrNone(after.at), left_at: after.at, reversed: after.reversed }
}

/** Units that left without a known cost. */
const uncostedOf = ({ stock_left_at, lines }: FamilyEvent<'order'>['payload']['order']) =>
  stock_left_at === null
    ? 0
    : lines.reduce((sum, { unit_cost, quantity }) => sum + (unit_cost === null ? quantity : 0), 0)

export const salesReport: Projection<SalesFact, 'order'> = {
  consumer: SALES_FIGURES,
  families: ['order'],
  table: 'sales_facts',
  aggregate: 'order_id',
  key: ['order_id'],
  columns: [
    'version',
    'sold_on',
    'left_on',
    'sold_at',
    'left_at',
    'reversed',
    'state_id',
    'type_order',
    'type_sale',
    'seller_id',
    'seller_name',
    'profile_id',
    'client_id',
    'city_id',
    'city_name',
    'payment_method',
    'units',
    'value',
    'balance',
    'discount',
    'cost',
    'uncosted',
    'parts',
    'products',
  ],
  fold([before], event) {
    const { order } = event.payload
    const fact: SalesFact = {
      order_id: order.id,
      version: event.aggregate_version,
      sold_on: dayOrNone(order.checked_out_at),
      sold_at: findStateRow(order.state_id)?.is_given_up ? null : order.checked_out_at,
      ...delivered(before, event),
      state_id: order.state_id,
      type_order: order.type_order,
      type_sale: order.type_sale,
      seller_id: order.seller_id,
      seller_name: order.seller_name,
      profile_id: order.profile_id,
      client_id: order.client_id,
      city_id: order.city_id,
      city_name: order.city_name,
      payment_method: order.payment_method ?? 0,
      units: order.units,
      value: order.total_value,
      balance: order.total_balance,
      discount: order.discount,
      cost: order.lines.reduce((sum, { unit_cost, quantity }) => sum + (unit_cost ?? 0) * quantity, 0),
      uncosted: uncostedOf(order),
      parts: partsOf(order.lines, order.stock_left_at !== null),
      products: productsOf(order.lines),
    }
    return [fact]
  },
  sums: [salesDays, reversedSales, salesParts, productDays, categoryClients, clientDays],
  namesOf: ({ type, payload: { order } }) =>
    NAMED_BY.has(type)
      ? [
          { dimension: 'seller', key: order.seller_id, name: order.seller_name },
          ...order.lines.flatMap((line) => [
            { dimension: 'store', key: line.store_id, name: line.store_name },
            { dimension: 'category', key: line.category_id, name: line.category_name },
            { dimension: 'brand', key: line.brand_id, name: line.brand_name },
          ]),
        ]
      : [],
}

const isCounted = (fact: SalesFact | null) =>
  fact !== null && (fact.sold_on !== null || fact.left_on !== null)

/** Orders that no report counts yet change no figure. */
function publishReports(trx: Knex.Transaction, changes: readonly Change<SalesFact>[]): void {
  const counted = changes.filter(({ before, after }) => isCounted(before) || isCounted(after))
  publishFigures(trx, salesReport.consumer, counted)
}

export const salesReportConsumer = consumerOf(salesReport, publishReports)
