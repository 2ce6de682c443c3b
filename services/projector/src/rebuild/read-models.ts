import type { FamilyName } from '@deportivo/contracts/events/families'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { dispatchBoard } from '../dispatch-board.ts'
import { productPrices } from '../product-prices.ts'
import { project } from '../project.ts'
import { NAMES_TABLE } from '../report-names.ts'
import type { Projection } from '../projection.ts'
import { returnsReport } from '../returns-report.ts'
import { salesReport } from '../sales-report.ts'

/** A projection without its row type, as rebuilds use it. */
export interface ReadModel {
  consumer: string
  families: readonly string[]
  table: string
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
  modelOf(productPrices),
]

/** The tables of all read models; two may share one, as reports share the names of records. */
export const READ_TABLES: readonly string[] = [...new Set(READ_MODELS.flatMap(({ tables }) => tables))]
