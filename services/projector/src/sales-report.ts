import { REPORTS_CHANNEL } from '@deportivo/contracts/live/messages'
import { businessDay } from '@deportivo/platform/clock'
import { preparedPer } from '@deportivo/platform/db/prepared'
import { publishRow } from '@deportivo/platform/live/room-log'
import type { Knex } from 'knex'
import { consumerOf, type Change, type Projection } from './project.ts'
import { addToDays } from './sales-days.ts'
import type { SalesFact } from './sales-fact.ts'

const dayOf = (instant: string | null) => (instant === null ? null : businessDay(new Date(instant)))

export const salesReport: Projection<SalesFact> = {
  consumer: 'sales-report',
  table: 'sales_facts',
  fold(_, { aggregate_version, payload }) {
    const { card } = payload
    return {
      order_id: card.id,
      version: aggregate_version,
      sold_on: dayOf(payload.checked_out_at),
      left_on: dayOf(payload.stock_left_at),
      state_id: card.state_id,
      type_order: card.type_order,
      seller_id: card.seller_id,
      seller_name: card.seller_name,
      profile_id: payload.profile_id,
      client_id: payload.client_id,
      city_id: card.city_id,
      city_name: card.city_name,
      payment_method: card.payment_method ?? 0,
      units: card.units,
      value: card.total_value,
      balance: card.total_balance,
    }
  },
  upsert: preparedPer(
    'sales-report written to',
    (table) => `
    insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)
    on conflict (order_id) do update set
      (version, sold_on, left_on, state_id, type_order, seller_id, seller_name, profile_id, client_id, city_id,
       city_name, payment_method, units, value, balance)
      = (excluded.version, excluded.sold_on, excluded.left_on, excluded.state_id, excluded.type_order,
         excluded.seller_id, excluded.seller_name, excluded.profile_id, excluded.client_id, excluded.city_id,
         excluded.city_name, excluded.payment_method, excluded.units, excluded.value, excluded.balance)`,
  ),
  sums: { table: 'sales_days', add: addToDays },
}

const isCounted = (fact: SalesFact | null) =>
  fact !== null && (fact.sold_on !== null || fact.left_on !== null)

/** One line for all that changed: who looks at a report asks again, they are not told figures. */
async function tellReports(trx: Knex.Transaction, changes: readonly Change<SalesFact>[]): Promise<void> {
  const counted = changes.filter(({ before, after }) => isCounted(before) || isCounted(after))
  const newest = Math.max(...counted.map(({ pos }) => pos))
  if (counted.length > 0)
    await publishRow(trx, { room: REPORTS_CHANNEL, op: 'upsert', key: 0, row: null, pos: newest })
}

export const salesReportConsumer = consumerOf(salesReport, tellReports)
