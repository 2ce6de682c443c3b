import type { ReportOnScreen } from '../../shared/report/report-rows.ts'
import type { ShownReport } from '../../shared/report/use-report.ts'
import type { ReportPosition } from '../../shared/report/use-report-position.ts'

/** What the page of the geographic report shows below the totals. */
export interface GeoOnScreen extends ReportOnScreen {
  position: ReportPosition
  isPaused: boolean
  /** What the place buys. */
  part: ShownReport
}
