import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

const NEXT_ENTRY = `select nextval('orders.order_history_id_seq') as id`

/** The id of the history's next entry: money refers to it before the order is saved. */
export const nextHistoryId = async (trx: Knex.Transaction): Promise<number> =>
  (await queryRow<{ id: number }>(trx, NEXT_ENTRY, [])).id
