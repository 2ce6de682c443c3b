import type { FamilyName } from '@deportivo/contracts/events/families'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { cartsReport } from '../carts/carts-report.ts'
import { cashReport } from '../money/cash/cash-report.ts'
import { dispatchBoard } from '../board/dispatch-board.ts'
import { expensesReport } from '../money/expenses-report.ts'
import { ordersReport } from '../orders/orders-report.ts'
import { clientsReport } from '../places/clients-report.ts'
import { placesReport } from '../places/places-report.ts'
import { productPrices } from '../prices/product-prices.ts'
import { project } from '../engine/project.ts'
import { NAMES_TABLE } from '../engine/report-names.ts'
import type { Projection } from '../engine/projection.ts'
import { returnsReport } from '../returns/returns-report.ts'
import { salesReport } from '../sales/sales-report.ts'
import { sizesReport } from '../sizes/sizes-report.ts'
import { stagesReport } from '../stages/stages-report.ts'

/** A projection without its row type, as rebuilds use it. */
export interface ReadModel {
  consumer: string
  families: readonly string[]
  table: string
  aggregate: string
  key: readonly string[]
  /** All its tables, including those of its sums and names. */
  tables: readonly string[]
  apply(trx: Knex.Transaction, events: readonly LoggedEvent[], schema: string): Promise<void>
}

const modelOf = <Row extends object, Name extends FamilyName>(
  projection: Projection<Row, Name>,
): ReadModel => ({
  consumer: projection.consumer,
  families: projection.families,
  table: projection.table,
  aggregate: projection.aggregate,
  key: projection.key,
  tables: [
    projection.table,
    ...(projection.sums ?? []).map(({ table }) => table),
    ...(projection.namesOf ? [NAMES_TABLE] : []),
  ],
  apply: async (trx, events, schema) => void (await project(trx, projection, events, schema)),
})

export const READ_MODELS: readonly ReadModel[] = [
  modelOf(dispatchBoard),
  modelOf(salesReport),
  modelOf(returnsReport),
  modelOf(expensesReport),
  modelOf(cashReport),
  modelOf(ordersReport),
  modelOf(cartsReport),
  modelOf(stagesReport),
  modelOf(placesReport),
  modelOf(clientsReport),
  modelOf(sizesReport),
  modelOf(productPrices),
]

/** The tables of all read models; two may share one, as reports share the names of records. */
export const READ_TABLES: readonly string[] = [...new Set(READ_MODELS.flatMap(({ tables }) => tables))]
