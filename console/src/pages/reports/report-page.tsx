import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import type { ComponentType } from 'react'
import { ReportScreen } from '../../shared/report/report-screen.tsx'

/** A component of its own for each report, so that going from one to another starts anew. */
export const reportPageOf =
  (report: DeclaredReport): ComponentType =>
  () => <ReportScreen key={report.name} report={report} />
