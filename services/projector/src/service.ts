import type { Service } from '@deportivo/platform/service'
import { dispatchBoardConsumer } from './dispatch-board.ts'
import { fileNewsConsumer } from './file-news.ts'
import { projectorMigrations } from './migrations.ts'
import { salesReportConsumer } from './sales-report.ts'

/** Events become what boards and reports read. */
export const projector: Service = {
  name: 'projector',
  consumers: [dispatchBoardConsumer, salesReportConsumer, fileNewsConsumer],
  migrations: [projectorMigrations],
}
