import type { Service } from '@deportivo/platform/service'
import { dispatchBoardConsumer } from './dispatch-board.ts'
import { fileUpdatesConsumer } from './file-updates.ts'
import { projectorMigrations } from './migrations.ts'
import { productPricesConsumer } from './product-prices.ts'
import { returnsReportConsumer } from './returns-report.ts'
import { salesReportConsumer } from './sales-report.ts'
import { stockUpdatesConsumer } from './stock-updates.ts'

/** Makes the read models of boards and reports from events. */
export const projector: Service = {
  name: 'projector',
  consumers: [
    dispatchBoardConsumer,
    salesReportConsumer,
    returnsReportConsumer,
    fileUpdatesConsumer,
    productPricesConsumer,
    stockUpdatesConsumer,
  ],
  migrations: [projectorMigrations],
}
