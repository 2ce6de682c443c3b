import type { Service } from '@deportivo/platform/service'
import { cartsReportConsumer } from './carts/carts-report.ts'
import { cashReportConsumer } from './money/cash/cash-report.ts'
import { dispatchBoardConsumer } from './board/dispatch-board.ts'
import { expensesReportConsumer } from './money/expenses-report.ts'
import { fileUpdatesConsumer } from './board/file-updates.ts'
import { projectorMigrations, rebuildMigrations } from './migrations.ts'
import { clientsReportConsumer } from './places/clients-report.ts'
import { placesReportConsumer } from './places/places-report.ts'
import { productPricesConsumer } from './prices/product-prices.ts'
import { ordersReportConsumer } from './orders/orders-report.ts'
import { rebuildJob } from './rebuild/rebuild-job.ts'
import { returnUpdatesConsumer } from './board/return-updates.ts'
import { returnsReportConsumer } from './returns/returns-report.ts'
import { salesReportConsumer } from './sales/sales-report.ts'
import { sizesReportConsumer } from './sizes/sizes-report.ts'
import { stagesReportConsumer } from './stages/stages-report.ts'
import { stockUpdatesConsumer } from './board/stock-updates.ts'

/** Makes the read models of boards and reports from events. */
export const projector: Service = {
  name: 'projector',
  consumers: [
    dispatchBoardConsumer,
    salesReportConsumer,
    returnsReportConsumer,
    expensesReportConsumer,
    cashReportConsumer,
    ordersReportConsumer,
    cartsReportConsumer,
    stagesReportConsumer,
    placesReportConsumer,
    clientsReportConsumer,
    sizesReportConsumer,
    fileUpdatesConsumer,
    productPricesConsumer,
    stockUpdatesConsumer,
    returnUpdatesConsumer,
  ],
  jobs: [rebuildJob],
  migrations: [projectorMigrations, rebuildMigrations],
}
