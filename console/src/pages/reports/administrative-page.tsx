import { ADMINISTRATIVE_VIEW } from '../../features/reports/administrative-view.ts'
import { ReportScreen } from '../../shared/report/report-screen.tsx'

export function AdministrativePage() {
  return <ReportScreen view={ADMINISTRATIVE_VIEW} />
}
