import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import type { ComponentType } from 'react'
import { MorningMail } from '../../features/report-mails/morning-mail.tsx'
import { ReportScreen } from '../../shared/report/report-screen.tsx'

/** A component of its own for each report, so that going from one to another starts anew. */
export function reportPageOf(name: string): ComponentType {
  const report = ALL_REPORTS.find((one) => one.name === name)
  if (!report) throw new Error(`no report is called ${name}`)
  return () => <ReportScreen key={report.name} report={report} action={<MorningMail report={report} />} />
}
