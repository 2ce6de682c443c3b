import { findStateRow } from '@deportivo/lifecycle/order/states'
import type { SalesFact } from './sales-fact.ts'
import type { Sums } from '../engine/sums.ts'

/** The clients who bought in each category: one row for each client, however many orders. */
export const categoryClients: Sums<SalesFact> = {
  table: 'category_clients',
  dimensions: ['category_id', 'client_id'],
  measures: [],
  partsOf({ sold_on, state_id, client_id, parts }) {
    if (sold_on === null || findStateRow(state_id)?.is_given_up) return []
    return parts.map(({ category_id }) => ({ category_id, client_id }))
  },
}
