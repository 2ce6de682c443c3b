import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { dispatchBoard } from '../dispatch-board.ts'
import { project, type ProjectedRow, type Projection } from '../project.ts'
import { salesReport } from '../sales-report.ts'

/** A table that can be made anew from the log, whatever its rows are. */
export interface ReadModel {
  consumer: string
  /** One row per order. */
  table: string
  /** All its tables, that of the sums too. */
  tables: readonly string[]
  apply(trx: Knex.Transaction, events: readonly LoggedEvent[], schema: string): Promise<void>
}

const modelOf = <Row extends ProjectedRow>(projection: Projection<Row>): ReadModel => ({
  consumer: projection.consumer,
  table: projection.table,
  tables: [projection.table, ...(projection.sums ? [projection.sums.table] : [])],
  apply: async (trx, events, schema) => void (await project(trx, projection, events, schema)),
})

export const READ_MODELS: readonly ReadModel[] = [modelOf(dispatchBoard), modelOf(salesReport)]
