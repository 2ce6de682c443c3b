import type { CountedLine } from '@deportivo/inventory/quarantine'
import { referTo } from '@deportivo/platform/records/referrers'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import { shortUnits } from '../lines/holds.ts'
import { paymentsOf, type CurrentPayment } from '@deportivo/money/payments/payments'
import { refundsOwed } from '@deportivo/money/refunds/refunds'
import { openShift } from '@deportivo/money/registers/shifts'
import type { OrderRecord } from '../order/order-record.ts'
import { readEarlierGuides, type EarlierGuides } from './earlier-guides.ts'

/** What acts may ask to know beyond the order. A record is undefined where there is none that the step may use. */
export interface Known {
  city: Pick<Tables['sales.published_cities'], 'id' | 'name' | 'department_id'> | undefined
  assistant: Pick<Tables['auth.published_people'], 'id' | 'name'> | undefined
  /** The open shift of the register; null where there is none, or no register is named. */
  shift: number | null
  /** A store that keeps goods. */
  store: Pick<Tables['inventory.published_stores'], 'id' | 'type'> | undefined
  lines: CountedLine[]
  /** Of the lines that are reported as picked, those that miss units. */
  unpicked: { id: number; quantity: number; picked: number }[]
  /** Payments that wait for accounting. */
  waiting: CurrentPayment[]
  /** What is owed to the client already, and not settled. */
  refunds_owed: number
  earlier_guides: EarlierGuides
  /** Units that time released, and that are gone. */
  short_units: number
}

export type ReadName = keyof Known

/** The fields of bodies that name what is read. */
interface Named {
  city_id?: number
  auxiliary_user_id?: number
  cashier_id?: number
  store_id?: number
  guide_number?: string
  picked?: number[]
}

type Read<T> = (trx: Knex.Transaction, order: OrderRecord, body: Named) => Promise<T>

const READS: { [R in ReadName]: Read<Known[R]> } = {
  city: async (trx, _, { city_id = 0 }) =>
    trx('sales.published_cities').where({ id: city_id }).first('id', 'name', 'department_id'),
  assistant: async (trx, _, { auxiliary_user_id = 0 }) => {
    await referTo(trx, 'user', auxiliary_user_id)
    return trx('auth.published_people')
      .where({ id: auxiliary_user_id, is_active: true })
      .whereRaw("'dispatch_assistant' = any(profile_ids)")
      .first('id', 'name')
  },
  shift: async (trx, _, { cashier_id }) => (cashier_id === undefined ? null : openShift(trx, cashier_id)),
  store: async (trx, _, { store_id = 0 }) => {
    // It neither goes nor changes its type until the goods are in it.
    await referTo(trx, 'store', store_id)
    return trx('inventory.published_stores')
      .where({ id: store_id, is_active: true })
      .whereNot('type', 'virtual')
      .first('id', 'type')
  },
  lines: async (trx, { id }) =>
    trx('orders.order_lines')
      .where('order_id', id)
      .orderBy('id')
      .select('id as line_id', 'product_id', 'size_id', 'quantity'),
  unpicked: async (trx, { id }, { picked = [] }) =>
    picked.length === 0
      ? []
      : trx('orders.order_lines')
          .where('order_id', id)
          .whereIn('id', picked)
          .whereRaw('picked < quantity')
          .select('id', 'quantity', 'picked'),
  waiting: (trx, { id }) => paymentsOf(trx, { order_id: id, status: 'unconfirmed' }),
  refunds_owed: refundsOwed,
  earlier_guides: (trx, { id }, { guide_number = '' }) => readEarlierGuides(trx, id, guide_number),
  short_units: shortUnits,
}

/** Reads what an act needs to know, all at once. */
export async function readKnown<R extends ReadName>(
  trx: Knex.Transaction,
  names: readonly R[],
  order: OrderRecord,
  body: object,
): Promise<Pick<Known, R>> {
  const values = await Promise.all(names.map((name) => READS[name](trx, order, body as Named)))
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as Pick<Known, R>
}
